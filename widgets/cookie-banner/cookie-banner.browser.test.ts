import { runWidgetSuite } from "../../src/testing";
import { cookieBannerElement } from "./cookie-banner.element";
import { cookieBannerSuite } from "./cookie-banner.suite";

runWidgetSuite("cookie-banner", cookieBannerElement, cookieBannerSuite);
