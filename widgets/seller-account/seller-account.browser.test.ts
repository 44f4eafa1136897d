import { runElementConformance, runWidgetSuite } from "../../src/testing";
import { sellerAccountDocs } from "./seller-account.docs";
import { sellerAccountSuite } from "./seller-account.suite";

runWidgetSuite("seller account", sellerAccountDocs, sellerAccountSuite);
runElementConformance(sellerAccountDocs, { "invoice-url": "/ventas/{id}" });
