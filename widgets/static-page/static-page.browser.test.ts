import { runWidgetSuite } from "../../src/testing";
import { staticPageElement } from "./static-page.element";
import { staticPageSuite } from "./static-page.suite";

runWidgetSuite("static-page", staticPageElement, staticPageSuite);
