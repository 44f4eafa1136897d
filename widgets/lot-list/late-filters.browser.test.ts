import { runWidgetSuite } from "../../src/testing";
import { lateFiltersSuite } from "./late-filters.suite";
import { lotListElement } from "./lot-list.element";

runWidgetSuite("lot list", lotListElement, lateFiltersSuite);
