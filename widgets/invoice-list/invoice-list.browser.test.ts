import { runWidgetSuite } from "../../src/testing";
import { invoiceListDocs } from "./invoice-list.docs";
import { invoiceListSuite } from "./invoice-list.suite";

runWidgetSuite("invoice list", invoiceListDocs, invoiceListSuite);
