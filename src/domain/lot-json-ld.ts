import { type Lot, SHOWN_FIELDS, VEHICLE_SCHEMA_ORG } from "../contract";

/** Addresses that only the host knows. */
export interface LotAddresses {
  /** Of the page that shows the lot. */
  url: string;
  /** Makes an address of the API, such as that of a picture, absolute. */
  assetUrl(path: string): string;
}

const AVAILABILITY: Partial<Record<Lot["market_status"], string>> = {
  scheduled: "PreOrder",
  open: "InStock",
  closing: "InStock",
  sold: "SoldOut",
  reserved: "Reserved",
};

/** A lot as search engines read it: a schema.org `Car` or `Vehicle` with its offer. For a `<script type="application/ld+json">`. */
export function lotJsonLd(lot: Lot, { url, assetUrl }: LotAddresses): object {
  const isCar = lot.category === "Coches";
  return {
    "@context": "https://schema.org",
    "@type": isCar ? "Car" : "Vehicle",
    name: lot.title,
    url,
    ...(lot.description && { description: lot.description }),
    ...(lot.images.length > 0 && { image: lot.images.map(({ src }) => assetUrl(src)) }),
    ...(lot.brand && { brand: { "@type": "Brand", name: lot.brand } }),
    ...(lot.registration_year && { vehicleModelDate: String(lot.registration_year) }),
    ...(lot.kilometers !== null && {
      mileageFromOdometer: {
        "@type": "QuantitativeValue",
        value: lot.kilometers,
        unitCode: "KMT",
      },
    }),
    ...propertiesOf(lot),
    offers: {
      "@type": "Offer",
      url,
      price: lot.wprice,
      priceCurrency: "EUR",
      availability: `https://schema.org/${AVAILABILITY[lot.market_status] ?? "Discontinued"}`,
      availabilityStarts: new Date(lot.date_start).toISOString(),
      ...(lot.auction === 1 && { availabilityEnds: new Date(lot.date_closed).toISOString() }),
      seller: { "@type": "Organization", name: lot.seller.name },
    },
  };
}

/** Those whose value is ours as it is. */
function propertiesOf(lot: Lot) {
  return Object.fromEntries(
    SHOWN_FIELDS.flatMap((name) => {
      const property = VEHICLE_SCHEMA_ORG[name];
      const value = lot[name];
      return property === undefined || value === null || value === "" ? [] : [[property, value]];
    }),
  );
}

/** The same as the text of a script element: nothing in a title or a description can end it. */
export function lotJsonLdText(lot: Lot, addresses: LotAddresses): string {
  return JSON.stringify(lotJsonLd(lot, addresses)).replaceAll("<", "\\u003c");
}
