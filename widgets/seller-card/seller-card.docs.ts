import { documentElement } from "../../src/element/docs";
import { sellerCardElement } from "./seller-card.element";

export const sellerCardDocs = documentElement(sellerCardElement, {
  doc: "The seller of lots: name, place, since when, what is on offer, how many of the vehicles that were sold were handed over in time, and the identity that the law asks of traders.",
  attributes: {
    seller: { doc: "Number of the account that sells: `seller.id` of its lots." },
    "lots-url": {
      doc: "Address of the seller's lots, with `{id}`.",
      default: "the house's own page of the seller",
    },
    "heading-level": {
      doc: "Level of the heading with the name, from 1 to 5; those below it are one more.",
      default: "2",
    },
  },
  properties: {
    onRead: {
      type: "(seller: { id: number; name: string; lots: number } | null) => void",
      doc: "Hears what was read, once for each account, e.g. for the title of the page; null where there is no such seller.",
    },
  },
  events: [],
  parts: {
    base: "The widget.",
    name: "Name of the seller, as lots show it.",
    facts: "Company or private person, place, and since when.",
    offer: "How many lots are on offer.",
    "lots-link": "The link to them.",
    promises: "How earlier sales went.",
    identity: "What a trader says of itself, or that a private person sells.",
  },
  cssProperties: {
    "--martillo-seller-card-gap": "Space between the parts. Default: the fifth step.",
  },
});
