import { runWidgetSuite } from "../../src/testing";
import { lateSuggestionsSuite } from "./late-suggestions.suite";
import { searchBoxDocs } from "./search-box.docs";

runWidgetSuite("search box", searchBoxDocs, lateSuggestionsSuite);
