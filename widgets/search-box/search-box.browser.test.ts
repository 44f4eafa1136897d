import { runWidgetSuite } from "../../src/testing";
import { searchBoxElement } from "./search-box.element";
import { searchBoxSuite } from "./search-box.suite";

runWidgetSuite("search box", searchBoxElement, searchBoxSuite);
