import { runWidgetSuite } from "../../src/testing";
import { savedSearchListDocs } from "./saved-search-list.docs";
import { savedSearchListSuite } from "./saved-search-list.suite";

runWidgetSuite("saved-search-list", savedSearchListDocs, savedSearchListSuite);
