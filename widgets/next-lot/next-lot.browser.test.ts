import { runWidgetSuite } from "../../src/testing";
import { bidBoxElement } from "../bid-box";
import { lotCardElement } from "../lot-card";
import { mistakenLotSuite, nextLotSuite } from "./next-lot.suite";

runWidgetSuite("next lot as a card", lotCardElement, nextLotSuite as never);
runWidgetSuite("next lot as a bid box", bidBoxElement, nextLotSuite as never);
runWidgetSuite("lot that is none", lotCardElement, mistakenLotSuite as never);
