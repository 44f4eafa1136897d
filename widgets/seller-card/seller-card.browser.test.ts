import { runElementConformance, runWidgetSuite } from "../../src/testing";
import { sellerCardDocs } from "./seller-card.docs";
import { sellerCardSuite } from "./seller-card.suite";

runWidgetSuite("seller card", sellerCardDocs, sellerCardSuite);
runElementConformance(sellerCardDocs, { seller: "1" });
