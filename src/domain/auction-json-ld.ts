import type { AuctionDetail } from "../contract";
import type { LotAddresses } from "./lot-json-ld";

/** An auction as search engines read it: a schema.org `SaleEvent` that takes place at its own address. */
export function auctionJsonLd(auction: AuctionDetail, { url, assetUrl }: LotAddresses): object {
  const { title, description, avatar, state, seller } = auction;
  return {
    "@context": "https://schema.org",
    "@type": "SaleEvent",
    name: title,
    url,
    ...(description && { description }),
    ...(avatar && { image: [assetUrl(avatar)] }),
    startDate: new Date(auction.date_start).toISOString(),
    endDate: new Date(auction.date_closed).toISOString(),
    eventStatus: `https://schema.org/${state === "cancelled" ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url },
    organizer: { "@type": "Organization", name: seller.name },
  };
}

/** The same as the text of a script element: nothing in a title or a description can end it. */
export function auctionJsonLdText(auction: AuctionDetail, addresses: LotAddresses): string {
  return JSON.stringify(auctionJsonLd(auction, addresses)).replaceAll("<", "\\u003c");
}
