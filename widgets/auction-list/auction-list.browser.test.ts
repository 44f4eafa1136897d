import { runElementConformance, runWidgetSuite } from "../../src/testing";
import { auctionListDocs } from "./auction-list.docs";
import { auctionListSuite } from "./auction-list.suite";

runWidgetSuite("auction-list", auctionListDocs, auctionListSuite);
runElementConformance(auctionListDocs, { list: "draft" });
