import { runWidgetSuite } from "../../src/testing";
import { invoiceViewerDocs } from "./invoice-viewer.docs";
import { invoiceViewerSuite } from "./invoice-viewer.suite";

runWidgetSuite("invoice viewer", invoiceViewerDocs, invoiceViewerSuite);
