import { runWidgetSuite } from "../../src/testing";
import { lotListDocs } from "./lot-list.docs";
import { lotListSuite } from "./lot-list.suite";

runWidgetSuite("lot list", lotListDocs, lotListSuite);
