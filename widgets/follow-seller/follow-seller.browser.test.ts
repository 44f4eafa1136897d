import { runElementConformance, runWidgetSuite } from "../../src/testing";
import { followSellerDocs } from "./follow-seller.docs";
import { followSellerSuite } from "./follow-seller.suite";

runWidgetSuite("follow-seller", followSellerDocs, followSellerSuite);
runElementConformance(followSellerDocs, { seller: "1" });
