import { type AuctionDetail, pathTo } from "martillo/contract";
import { auctionJsonLdText } from "martillo/domain";
import { dateText } from "./lot-times";
import { type PageHead, SITE_NAME } from "./page-head";

/** The page head of an auction that everybody may see. `siteUrl`: where the site is, without a slash at the end; null where it is not known. */
export function auctionHead(auction: AuctionDetail, siteUrl: string | null): PageHead {
  const { title, description, avatar } = auction;
  const head: PageHead = {
    title: `${title} · ${SITE_NAME}`,
    description: [`${title}.`, factsOf(auction), description].filter(Boolean).join(" "),
  };
  if (siteUrl === null) return head;
  const url = `${siteUrl}${pathTo("event", { id: String(auction.id) })}`;
  const assetUrl = (path: string) =>
    URL.canParse(path, siteUrl) ? new URL(path, siteUrl).href : siteUrl;
  return {
    ...head,
    url,
    image: avatar === "" ? undefined : { src: assetUrl(avatar), alt: title },
    jsonLd: auctionJsonLdText(auction, { url, assetUrl }),
  };
}

/** The seller, the number of lots, and the times. It is read later than it is written: times are dates, never "in ten minutes". */
function factsOf({
  state,
  seller,
  lot_count: lots,
  date_start,
  date_closed,
}: AuctionDetail): string {
  const whose = `${lots === 1 ? "Un lote" : `${lots} lotes`} de ${seller.name}`;
  switch (state) {
    case "cancelled":
      return `Subasta de ${seller.name}, anulada.`;
    case "finished":
      return `${whose}. Subasta terminada el ${dateText(date_closed)}.`;
    case "scheduled":
      return `${whose}, en subasta desde el ${dateText(date_start)} hasta el ${dateText(date_closed)}.`;
    default:
      return `${whose}, en subasta hasta el ${dateText(date_closed)}.`;
  }
}
