import { runWidgetSuite } from "../../src/testing";
import { lateFiltersSuite } from "./late-filters.suite";
import { lotListDocs } from "./lot-list.docs";

runWidgetSuite("lot list", lotListDocs, lateFiltersSuite);
