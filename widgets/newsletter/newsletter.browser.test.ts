import { runWidgetSuite } from "../../src/testing";
import { newsletterElement } from "./newsletter.element";
import { newsletterSuite } from "./newsletter.suite";

runWidgetSuite("newsletter", newsletterElement, newsletterSuite);
