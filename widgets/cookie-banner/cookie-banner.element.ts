import { describeElement } from "../../src/element/descriptor";
import styles from "./cookie-banner.css?inline";
import { CookieBanner } from "./CookieBanner";

export const cookieBannerElement = describeElement({
  tag: "martillo-cookie-banner",
  component: CookieBanner,
  styles,
  attributes: {
    open: { prop: "open", type: "boolean" },
    position: { prop: "position", type: "string" },
    "policy-url": { prop: "policyUrl", type: "string" },
  },
  reservedHeight: "0px",
});
