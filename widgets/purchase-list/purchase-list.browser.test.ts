import { runWidgetSuite } from "../../src/testing";
import { purchaseListDocs } from "./purchase-list.docs";
import { purchaseListSuite } from "./purchase-list.suite";

runWidgetSuite("purchase list", purchaseListDocs, purchaseListSuite);
