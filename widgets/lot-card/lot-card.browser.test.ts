import { runWidgetSuite } from "../../src/testing";
import { lotCardElement } from "./lot-card.element";
import { lotCardSuite } from "./lot-card.suite";

runWidgetSuite("lot card", lotCardElement, lotCardSuite);
