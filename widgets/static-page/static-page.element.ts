import { describeElement } from "../../src/element/descriptor";
import styles from "./static-page.css?inline";
import { StaticPage } from "./StaticPage";

export const staticPageElement = describeElement({
  tag: "martillo-static-page",
  component: StaticPage,
  styles,
  attributes: {
    page: { prop: "page", type: "string" },
    heading: { prop: "heading", type: "string" },
    "new-tab": { prop: "newTab", type: "boolean" },
  },
  reservedHeight: "320px",
});
