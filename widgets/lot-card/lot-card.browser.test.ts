import { runWidgetSuite } from "../../src/testing";
import { lotCardDocs } from "./lot-card.docs";
import { lotCardSuite } from "./lot-card.suite";

runWidgetSuite("lot card", lotCardDocs, lotCardSuite);
