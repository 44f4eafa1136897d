import { runWidgetSuite } from "../../src/testing";
import { bankManagerDocs } from "./bank-manager.docs";
import { bankManagerSuite } from "./bank-manager.suite";

runWidgetSuite("bank-manager", bankManagerDocs, bankManagerSuite);
