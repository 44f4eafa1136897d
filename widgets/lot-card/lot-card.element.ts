import { describeElement } from "../../src/element/descriptor";
import { LotCard } from "./LotCard";
import styles from "./lot-card.css?inline";

export const lotCardElement = describeElement({
  tag: "martillo-lot-card",
  component: LotCard,
  styles,
  root: "shared",
  // Photo, text and action; under 300 px the time stands below the price.
  reservedHeight:
    "calc(min(56.25%, 0.5625 * var(--martillo-lot-card-max-width, 420px)) + 256.875px + clamp(0px, (300px - 100%) * 9999, 68px))",
  attributes: {
    lot: { prop: "lot", type: "lot", alike: /^lot/ },
    seller: { prop: "seller", type: "number", alike: /^(sell|vend)/ },
    "quick-bid": { prop: "quickBid", type: "boolean" },
    density: { prop: "density", type: "string" },
    "heading-level": { prop: "headingLevel", type: "number" },
  },
});
