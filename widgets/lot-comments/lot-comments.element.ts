import { describeElement } from "../../src/element/descriptor";
import styles from "./lot-comments.css?inline";
import { LotComments } from "./LotComments";

export const lotCommentsElement = describeElement({
  tag: "martillo-lot-comments",
  component: LotComments,
  styles,
  reservedHeight: "180px",
  attributes: { lot: { prop: "lot", type: "number" } },
});
