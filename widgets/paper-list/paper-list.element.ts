import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./paper-list.css?inline";
import { PaperList } from "./PaperList";

export const paperListElement = describeElement({
  tag: "martillo-paper-list",
  component: PaperList,
  styles: withAccountStyles(styles),
  reservedHeight: "320px",
  attributes: { invoice: { prop: "invoice", type: "number" } },
});
