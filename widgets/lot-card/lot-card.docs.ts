import { documentElement } from "../../src/element/docs";
import { lotCardElement } from "./lot-card.element";

export const lotCardDocs = documentElement(lotCardElement, {
  doc: "A lot as a photo, its facts, the price as it is now, the time left, and a bid in two presses.",
  since: "0.1.0",
  reads: "lots",
  attributes: {
    lot: {
      doc: "Number of the lot, or `next` for the auction that ends next; it stays with that one until the page is loaded again.",
    },
    seller: { doc: "With `next`: only lots of this seller." },
    "quick-bid": {
      default: "true",
      doc: 'Offers the lowest possible bid in place, with a confirmation; `quick-bid="false"` leaves it out.',
    },
    density: {
      values: ["comfortable", "compact"],
      default: "comfortable",
      doc: "`compact` puts a small photo beside the text.",
    },
    "heading-level": { default: "3", doc: "Level of the title's heading, 2 to 6." },
  },
  events: [
    "martillo-lot-open-request",
    "martillo-login-request",
    "martillo-login-succeeded",
    "martillo-login-failed",
    "martillo-registered",
    "martillo-register-request",
    "martillo-password-reset-request",
    "martillo-scope-request",
    "martillo-bid-request",
    "martillo-bid-placed",
    "martillo-bid-refused",
    "martillo-bid-unknown",
    "martillo-outbid",
    "martillo-leading",
    "martillo-lot-extended",
    "martillo-lot-closed",
    "martillo-watch-changed",
  ],
  parts: {
    base: "The card.",
    photo: "The 16:9 photo with what stands on it.",
    badges: "The state of the lot.",
    title: "Heading of the card.",
    link: "Link to the lot; covers the whole card.",
    facts: "Year, kilometres, fuel and gearbox.",
    location: "Where the vehicle stands.",
    figures: "Price and time.",
    price: "The price.",
    bids: "How many bids there are.",
    time: "Time left, or when it starts or ended.",
    action: "Box of the bid in place.",
    "bid-button": "The button that offers a bid, and takes it back.",
    confirm: "What is asked before a bid is sent: total, terms, button.",
    "confirm-button": "The button that sends the bid.",
    "bid-notice": "A sentence about the last bid.",
    "bid-status": "Stands where the button was while one leads.",
  },
  cssProperties: {
    "--martillo-lot-card-radius": "Corner of the card.",
    "--martillo-lot-card-max-width":
      "How wide the card gets at most, a length; `100%` lets it fill any place. Default: 420px.",
    "--martillo-lot-card-price-size": "Size of the price.",
  },
});
