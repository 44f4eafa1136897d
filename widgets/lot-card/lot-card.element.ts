import { describeElement } from "../../src/element/descriptor";
import { LotCard } from "./LotCard";
import styles from "./lot-card.css?inline";

export const lotCardElement = describeElement({
  tag: "martillo-lot-card",
  component: LotCard,
  styles,
  doc: "A lot as a photo, its facts, the price as it is now, the time left, and a bid in two presses.",
  root: "shared",
  reservedHeight: "436px",
  attributes: {
    lot: { prop: "lot", type: "number", doc: "Id of the lot." },
    "quick-bid": {
      prop: "quickBid",
      type: "boolean",
      default: "true",
      doc: 'Offers the lowest possible bid in place, with a confirmation; `quick-bid="false"` leaves it out.',
    },
    density: {
      prop: "density",
      type: "string",
      default: "comfortable",
      doc: "`compact` puts a small photo beside the text.",
    },
    "heading-level": {
      prop: "headingLevel",
      type: "number",
      default: "3",
      doc: "Level of the title's heading, 2 to 6.",
    },
  },
  events: [
    "martillo-lot-open-request",
    "martillo-login-request",
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
    "bid-button": "The button that bids and confirms.",
    "bid-notice": "A sentence about the last bid.",
    "bid-status": "Stands where the button was while one leads.",
  },
  cssProperties: {
    "--martillo-lot-card-radius": "Corner of the card.",
    "--martillo-lot-card-price-size": "Size of the price.",
  },
});
