import { runWidgetSuite } from "../../src/testing";
import { depositListDocs } from "./deposit-list.docs";
import { depositListSuite } from "./deposit-list.suite";

runWidgetSuite("deposit list", depositListDocs, depositListSuite);
