import { runWidgetSuite } from "../../src/testing";
import { cookieBannerDocs } from "./cookie-banner.docs";
import { cookieBannerSuite } from "./cookie-banner.suite";

runWidgetSuite("cookie-banner", cookieBannerDocs, cookieBannerSuite);
