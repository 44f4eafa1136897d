import { runWidgetSuite } from "../../src/testing";
import { staticPageDocs } from "./static-page.docs";
import { staticPageSuite } from "./static-page.suite";

runWidgetSuite("static-page", staticPageDocs, staticPageSuite);
