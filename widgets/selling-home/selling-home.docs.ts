import { documentElement } from "../../src/element/docs";
import { sellingHomeElement } from "./selling-home.element";

export const sellingHomeDocs = documentElement(sellingHomeElement, {
  doc: "What waits for a seller today: bids below the reserve with their deadline, offers, requests for access, returns, late payments, deliveries of today and tomorrow, auctions that end tonight, drafts and unsold lots. Each has one button. People who work for a seller see what they may act on. For pages of the auction house.",
  attributes: {},
  events: ["martillo-login-request"],
  parts: {
    base: "The widget.",
    summary: "How much waits, and until when the first of it.",
    list: "What waits, of one kind.",
    row: "One of it: picture, title, what is known, and its button.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-selling-home-gap": "Space between the lists. Default: the sixth step.",
  },
});
