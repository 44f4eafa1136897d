import { runWidgetSuite } from "../../src/testing";
import { savedSearchElement } from "./saved-search.element";
import { savedSearchSuite } from "./saved-search.suite";

runWidgetSuite("saved-search", savedSearchElement, savedSearchSuite);
