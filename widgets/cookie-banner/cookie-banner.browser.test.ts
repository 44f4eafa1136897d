import { runElementConformance, runWidgetSuite } from "../../src/testing";
import { cookieBannerElement } from "./cookie-banner.element";
import { cookieBannerSuite } from "./cookie-banner.suite";

runWidgetSuite("cookie-banner", cookieBannerElement, cookieBannerSuite);
runElementConformance(cookieBannerElement, { lot: "1" });
