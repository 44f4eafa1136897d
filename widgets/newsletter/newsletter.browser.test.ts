import { runWidgetSuite } from "../../src/testing";
import { newsletterDocs } from "./newsletter.docs";
import { newsletterSuite } from "./newsletter.suite";

runWidgetSuite("newsletter", newsletterDocs, newsletterSuite);
