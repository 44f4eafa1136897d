import type { Lot } from "martillo/contract";
import { formatDateTime, formatMoney, type Translate } from "martillo";
import { lotPath } from "../../lots/lot-path";
import type { lotMessages } from "./lot.messages";

const AVAILABILITY: Partial<Record<Lot["market_status"], string>> = {
  open: "InStock",
  closing: "InStock",
  scheduled: "PreOrder",
  reserved: "LimitedAvailability",
  sold: "SoldOut",
};

/** What search engines show below the title. */
export function lotDescription(
  { title, location: place, wprice, auction, date_closed }: Lot,
  t: Translate<keyof (typeof lotMessages)["texts"]>,
): string {
  const price = formatMoney(wprice, { whole: true });
  const closing = formatDateTime(date_closed, { exact: true });
  return t(auction === 1 ? "auctionDescription" : "saleDescription", {
    title,
    place,
    price,
    closing,
  });
}

/** The lot as schema.org knows vehicles and offers. */
export function lotJsonLd(lot: Lot, origin: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "Vehicle",
    name: lot.title,
    description: lot.description,
    url: `${origin}${lotPath(lot)}`,
    image: lot.images.map((image) => new URL(image.src, origin).href),
    brand: { "@type": "Brand", name: lot.brand },
    model: lot.model,
    bodyType: lot.body_type ?? undefined,
    color: lot.color ?? undefined,
    fuelType: lot.fuel ?? undefined,
    vehicleTransmission: lot.transmission ?? undefined,
    vehicleModelDate: lot.registration_year?.toString(),
    numberOfDoors: lot.doors ?? undefined,
    mileageFromOdometer:
      lot.kilometers === null
        ? undefined
        : { "@type": "QuantitativeValue", value: lot.kilometers, unitCode: "KMT" },
    offers: {
      "@type": "Offer",
      price: lot.wprice,
      priceCurrency: "EUR",
      url: `${origin}${lotPath(lot)}`,
      availability: `https://schema.org/${AVAILABILITY[lot.market_status] ?? "OutOfStock"}`,
      availabilityStarts: new Date(lot.date_start).toISOString(),
      availabilityEnds: lot.auction === 1 ? new Date(lot.date_closed).toISOString() : undefined,
      seller: { "@type": "Organization", name: lot.seller.name },
    },
  };
}
