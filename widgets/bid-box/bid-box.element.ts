import { describeElement } from "../../src/element/descriptor";
import styles from "./bid-box.css?inline";
import { BidBox } from "./BidBox";

export const bidBoxElement = describeElement({
  tag: "martillo-bid-box",
  component: BidBox,
  styles,
  attributes: {
    lot: { prop: "lot", type: "lot", alike: /^lot/ },
    seller: { prop: "seller", type: "number", alike: /^(sell|vend)/ },
  },
  // A lot that takes bids, for a guest; the steps are those of the style sheet.
  reservedHeight:
    "calc(638px - clamp(0px, (342px - 100%) * 9999, 5px) - clamp(0px, (100% - 451px) * 9999, 37px))",
});
