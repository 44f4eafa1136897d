import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./templates.css?inline";
import { Templates } from "./Templates";

export const templatesElement = describeElement({
  tag: "martillo-templates",
  component: Templates,
  styles: withAccountStyles(styles),
  reservedHeight: "480px",
  attributes: {
    kind: { prop: "kind", type: "string" },
    "keep-address": { prop: "keepAddress", type: "boolean" },
  },
});
