import { documentElement } from "../../src/element/docs";
import { bidBoxDocs } from "../bid-box/bid-box.docs";
import { lotDetailElement } from "./lot-detail.element";

export const lotDetailDocs = documentElement(lotDetailElement, {
  attributes: {
    lot: {
      doc: "Number of the lot, or `next` for the auction that ends next; it stays with that one until the page is loaded again.",
    },
    seller: { doc: "With `next`: only lots of this seller." },
    "bid-box": {
      doc: 'Puts a bid box beside the pictures; `bid-box="false"` leaves it out.',
      default: "true",
    },
    "bid-bar": {
      doc: "In small windows, price, time and a button stay at the bottom while the bid box is out of sight.",
    },
    "heading-level": {
      default: "2",
      doc: "Level of the title's heading, 1 to 5; those of the sections below it are one more.",
    },
  },
  events: ["martillo-watch-changed", "martillo-favorite-changed", ...bidBoxDocs.events],
  parts: {
    ...bidBoxDocs.parts,
    base: "The widget.",
    badges: "Kind of sale and state.",
    title: "Title of the lot.",
    place: "Where the vehicle is.",
    actions: "Heart and sharing, on the picture.",
    share: "Button that copies the address.",
    gallery: "Pictures.",
    stage: "The large picture and its buttons.",
    picture: "The large picture itself.",
    counter: "Which of how many.",
    thumbs: "The small pictures.",
    thumb: "One of them.",
    lightbox: "The pictures over the whole screen.",
    facts: "Facts of the vehicle.",
    description: "The seller's description, with what was added to it.",
    damage: "What is damaged.",
    inspection: "What an inspection found.",
    "inspection-finding": "A point that is not in order.",
    "inspection-area": "Other points of one area.",
    documents: "Documents beside the lot.",
    film: "A film of it.",
    addendum: "What was added to the description later, with its time.",
    terms: "Terms of the sale.",
    seller: "Who sells.",
    "seller-link": "Name of the seller, which leads to the seller's page.",
    bar: "Price, time and button at the bottom of small windows.",
  },
  slots: bidBoxDocs.slots ?? {},
  cssProperties: {
    "--martillo-lot-detail-aside": "Width of the bid box beside the pictures. Default: 392px.",
    "--martillo-lot-detail-radius": "Corners of the pictures. Default: `--martillo-radius-m`.",
    "--martillo-lot-detail-bar-layer": "z-index of the bar in small windows. Default: 9.",
    ...bidBoxDocs.cssProperties,
  },
  doc: "Everything about one lot: pictures, facts, terms, and the bid box.",
  since: "0.1.0",
  reads: "detail",
});
