import { runWidgetSuite } from "../../src/testing";
import { lotDetailElement } from "./lot-detail.element";
import { lotDetailSuite } from "./lot-detail.suite";

runWidgetSuite("lot detail", lotDetailElement, lotDetailSuite);
