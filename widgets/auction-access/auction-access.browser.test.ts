import { runElementConformance, runWidgetSuite } from "../../src/testing";
import { auctionAccessDocs } from "./auction-access.docs";
import { auctionAccessSuite } from "./auction-access.suite";

runWidgetSuite("auction-access", auctionAccessDocs, auctionAccessSuite);
runElementConformance(auctionAccessDocs, { auction: "1" });
