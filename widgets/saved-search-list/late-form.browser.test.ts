import { runWidgetSuite } from "../../src/testing";
import { lateFormSuite } from "./late-form.suite";
import { savedSearchListDocs } from "./saved-search-list.docs";

runWidgetSuite("saved-search-list", savedSearchListDocs, lateFormSuite);
