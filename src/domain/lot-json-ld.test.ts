import { expect, test } from "vitest";
import { type Lot, SHOWN_FIELDS, UNSAID_VEHICLE, vehicleOf } from "../contract";
import { lotJsonLd, lotJsonLdText } from "./lot-json-ld";

const LOT: Lot = {
  id: 12,
  title: "Seat León </script><b>",
  description: "Un dueño.",
  avatar: "",
  images: [{ src: "/uploads/1.webp", thumb: "/uploads/1-t.webp", alt: "" }],
  auction: 1,
  auction_id: null,
  market_status: "open",
  wprice: "1550.00",
  start_price: "1000.00",
  bid_count: 3,
  minimum: "1600.00",
  next_asks: [],
  reserve_met: null,
  date_start: Date.UTC(2026, 0, 1),
  date_closed: Date.UTC(2026, 0, 2),
  extension: null,
  extension_no: 0,
  seq: 4,
  buy_now_price: null,
  ...vehicleOf(UNSAID_VEHICLE, SHOWN_FIELDS),
  category: "Coches",
  brand: "SEAT",
  model: "León",
  fuel: "Gasolina",
  kilometers: 0,
  registration_year: 2019,
  power: 130,
  location: "Zaragoza",
  seller: { id: 1, name: "Automóviles Ribera" },
  iva_percent: 21,
  watched: false,
  favorite: false,
  my_state: "none",
  my_maximum: null,
};
const ADDRESSES = {
  url: "https://host.example/12",
  assetUrl: (path: string) => `https://a${path}`,
};

test("tells search engines what the lot is, what it costs and until when", () => {
  expect(lotJsonLd(LOT, ADDRESSES)).toMatchObject({
    "@type": "Car",
    url: "https://host.example/12",
    image: ["https://a/uploads/1.webp"],
    brand: { name: "SEAT" },
    mileageFromOdometer: { value: 0, unitCode: "KMT" },
    offers: {
      price: "1550.00",
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      availabilityEnds: "2026-01-02T00:00:00.000Z",
    },
  });
  expect(lotJsonLd(LOT, ADDRESSES)).not.toHaveProperty("color");
});

test("a sale at a fixed price has no end, and what is over is not offered", () => {
  const sold: Lot = { ...LOT, auction: 0, market_status: "sold", category: "Motos" };
  expect(lotJsonLd(sold, ADDRESSES)).toMatchObject({
    "@type": "Vehicle",
    offers: { availability: "https://schema.org/SoldOut" },
  });
  expect(JSON.stringify(lotJsonLd(sold, ADDRESSES))).not.toContain("availabilityEnds");
});

test("no text of a lot ends the script that holds it", () => {
  const text = lotJsonLdText(LOT, ADDRESSES);
  expect(text).not.toContain("</script>");
  expect(JSON.parse(text)).toEqual(lotJsonLd(LOT, ADDRESSES));
});
