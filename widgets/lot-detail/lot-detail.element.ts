import { describeElement } from "../../src/element/descriptor";
import { bidBoxElement } from "../bid-box";
import { LotDetail } from "./LotDetail";
import styles from "./lot-detail.css?inline";

export const lotDetailElement = describeElement({
  tag: "martillo-lot-detail",
  component: LotDetail,
  styles: styles + bidBoxElement.styles,
  attributes: {
    lot: { prop: "lot", type: "lot", alike: /^lot/ },
    seller: { prop: "seller", type: "number", alike: /^(sell|vend)/ },
    "bid-box": { prop: "bidBox", type: "boolean" },
    "bid-bar": { prop: "bidBar", type: "boolean" },
    "heading-level": { prop: "headingLevel", type: "number" },
  },
  // What stands below is out of sight until the length of the descriptions is known.
  reservedHeight: "max(100vh, 720px)",
});
