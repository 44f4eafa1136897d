import { runWidgetSuite } from "../../src/testing";
import { savedSearchDocs } from "./saved-search.docs";
import { savedSearchSuite } from "./saved-search.suite";

runWidgetSuite("saved-search", savedSearchDocs, savedSearchSuite);
