import { runWidgetSuite } from "../../src/testing";
import { savedSearchListElement } from "./saved-search-list.element";
import { savedSearchListSuite } from "./saved-search-list.suite";

runWidgetSuite("saved-search-list", savedSearchListElement, savedSearchListSuite);
