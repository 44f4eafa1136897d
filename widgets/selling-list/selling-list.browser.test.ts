import { runWidgetSuite } from "../../src/testing";
import { sellingListDocs } from "./selling-list.docs";
import { sellingListSuite } from "./selling-list.suite";

runWidgetSuite("selling list", sellingListDocs, sellingListSuite);
