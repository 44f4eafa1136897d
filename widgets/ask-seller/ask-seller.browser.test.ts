import { runElementConformance, runWidgetSuite } from "../../src/testing";
import { askSellerDocs } from "./ask-seller.docs";
import { askSellerSuite } from "./ask-seller.suite";

runWidgetSuite("ask-seller", askSellerDocs, askSellerSuite);
runElementConformance(askSellerDocs, { lot: "1" });
