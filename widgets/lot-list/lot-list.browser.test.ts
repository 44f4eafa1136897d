import { runWidgetSuite } from "../../src/testing";
import { lotListElement } from "./lot-list.element";
import { lotListSuite } from "./lot-list.suite";

runWidgetSuite("lot list", lotListElement, lotListSuite);
