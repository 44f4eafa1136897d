import { defineElement, describeElement } from "martillo";
import { PriceTag } from "./PriceTag";

export const priceTagElement = describeElement({
  tag: "martillo-price-tag",
  component: PriceTag,
  styles: ".price-tag { margin: 0; font-variant-numeric: tabular-nums; }",
  doc: "A lot and its price in one line, always as it is now.",
  attributes: { lot: { prop: "lot", type: "number", doc: "Id of the lot." } },
  events: [],
  parts: { base: "The line." },
  cssProperties: {},
  reservedHeight: "24px",
});

defineElement(priceTagElement);
