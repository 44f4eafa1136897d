import { runWidgetSuite } from "../../src/testing";
import { searchBoxDocs } from "./search-box.docs";
import { searchBoxSuite } from "./search-box.suite";

runWidgetSuite("search box", searchBoxDocs, searchBoxSuite);
