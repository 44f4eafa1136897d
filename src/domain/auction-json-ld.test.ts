import { expect, test } from "vitest";
import type { AuctionDetail } from "../contract";
import { auctionJsonLd, auctionJsonLdText } from "./auction-json-ld";

const AUCTION: AuctionDetail = {
  id: 12,
  title: "Fin de renting </script><b>",
  description: "",
  date_start: Date.UTC(2026, 0, 1),
  date_closed: Date.UTC(2026, 0, 2),
  lot_count: 4,
  open_lot_count: 4,
  seller: { id: 1, name: "Flotas Norte" },
  avatar: "",
  watched: false,
  state: "running",
  stagger_s: 60,
  lots_per_step: 1,
  extension: null,
  access: "open",
  has_terms: 0,
  viewing: "",
  contact: "",
  pickup: null,
};
const ADDRESSES = {
  url: "https://host.example/12",
  assetUrl: (path: string) => `https://a${path}`,
};

test("tells search engines when an auction takes place, where, and by whom", () => {
  expect(auctionJsonLd(AUCTION, ADDRESSES)).toEqual({
    "@context": "https://schema.org",
    "@type": "SaleEvent",
    name: AUCTION.title,
    url: ADDRESSES.url,
    startDate: "2026-01-01T00:00:00.000Z",
    endDate: "2026-01-02T00:00:00.000Z",
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url: ADDRESSES.url },
    organizer: { "@type": "Organization", name: "Flotas Norte" },
  });
});

test("names its text and its picture where it has them, and that it is cancelled", () => {
  const more = { description: "Cuarenta.", avatar: "/uploads/1.webp", state: "cancelled" } as const;
  expect(auctionJsonLd({ ...AUCTION, ...more }, ADDRESSES)).toMatchObject({
    description: "Cuarenta.",
    image: ["https://a/uploads/1.webp"],
    eventStatus: "https://schema.org/EventCancelled",
  });
});

test("cannot end the script element that it stands in", () => {
  const text = auctionJsonLdText(AUCTION, ADDRESSES);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({ name: AUCTION.title });
});
