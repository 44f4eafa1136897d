import { runWidgetSuite } from "../../src/testing";
import { lotImportDocs } from "./lot-import.docs";
import { lotImportSuite } from "./lot-import.suite";

runWidgetSuite("lot import", lotImportDocs, lotImportSuite);
