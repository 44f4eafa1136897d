import { runWidgetSuite } from "../../src/testing";
import { bidBoxDocs } from "../bid-box/bid-box.docs";
import { lotCardDocs } from "../lot-card/lot-card.docs";
import { mistakenLotSuite, nextLotSuite } from "./next-lot.suite";

runWidgetSuite("next lot as a card", lotCardDocs, nextLotSuite as never);
runWidgetSuite("next lot as a bid box", bidBoxDocs, nextLotSuite as never);
runWidgetSuite("lot that is none", lotCardDocs, mistakenLotSuite as never);
