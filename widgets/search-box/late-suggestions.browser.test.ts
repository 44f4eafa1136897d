import { runWidgetSuite } from "../../src/testing";
import { lateSuggestionsSuite } from "./late-suggestions.suite";
import { searchBoxElement } from "./search-box.element";

runWidgetSuite("search box", searchBoxElement, lateSuggestionsSuite);
