import { runWidgetSuite } from "../../src/testing";
import { paperListDocs } from "./paper-list.docs";
import { paperListSuite } from "./paper-list.suite";

runWidgetSuite("paper list", paperListDocs, paperListSuite);
