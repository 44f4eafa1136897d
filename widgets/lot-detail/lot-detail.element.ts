import { describeElement } from "../../src/element/descriptor";
import { bidBoxElement } from "../bid-box";
import { LotDetail } from "./LotDetail";
import styles from "./lot-detail.css?inline";

export const lotDetailElement = describeElement({
  tag: "martillo-lot-detail",
  component: LotDetail,
  styles: styles + bidBoxElement.styles,
  attributes: {
    lot: {
      prop: "lot",
      type: "lot",
      doc: "Number of the lot, or `next` for the auction that ends next; it stays with that one until the page is loaded again.",
    },
    seller: { prop: "seller", type: "number", doc: "With `next`: only lots of this seller." },
    "bid-box": {
      prop: "bidBox",
      type: "boolean",
      doc: 'Puts a bid box beside the pictures; `bid-box="false"` leaves it out.',
      default: "true",
    },
    "heading-level": {
      prop: "headingLevel",
      type: "number",
      default: "2",
      doc: "Level of the title's heading, 1 to 5; those of the sections below it are one more.",
    },
  },
  events: ["martillo-watch-changed", "martillo-favorite-changed", ...bidBoxElement.events],
  parts: {
    ...bidBoxElement.parts,
    base: "The widget.",
    badges: "Kind of sale and state.",
    title: "Title of the lot.",
    actions: "Location, heart, favourite and sharing.",
    share: "Button that copies the address.",
    gallery: "Pictures.",
    stage: "The large picture and its buttons.",
    picture: "The large picture itself.",
    counter: "Which of how many.",
    thumbs: "The small pictures.",
    thumb: "One of them.",
    lightbox: "The pictures over the whole screen.",
    facts: "Facts of the vehicle.",
    description: "The seller's description.",
    terms: "Terms of the sale.",
    seller: "Who sells.",
  },
  slots: bidBoxElement.slots ?? {},
  cssProperties: {
    "--martillo-lot-detail-aside": "Width of the bid box beside the pictures. Default: 392px.",
    "--martillo-lot-detail-radius": "Corners of the pictures. Default: `--martillo-radius-m`.",
    ...bidBoxElement.cssProperties,
  },
  doc: "Everything about one lot: pictures, facts, terms, and the bid box.",
  since: "0.1.0",
  reads: "detail",
  // What stands below is out of sight until the length of the descriptions is known.
  reservedHeight: "max(100vh, 720px)",
});
