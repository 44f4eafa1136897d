import { lotPath } from "martillo/contract";
import type { Lot } from "martillo/contract";
import { formatEuro, lotJsonLdText, parseCents } from "martillo/domain";
import { type PageHead, SITE_NAME } from "./page-head";
import { sharePath } from "./share-picture";
import { SHARE_SIZE } from "../../ports/images";
import { dateText, WAITING } from "./lot-times";

/**
 * The page head of a lot that everybody may see. `siteUrl`: where the site is, without a slash at the end; null where it is not known.
 * `isShared`: its picture says what it costs now; without that it is the first photo.
 */
export function lotHead(lot: Lot, siteUrl: string | null, isShared = false): PageHead {
  const where = lot.location && `, en ${lot.location}`;
  const head: PageHead = {
    title: `${lot.title} · ${SITE_NAME}`,
    description: `${lot.title}${where}. ${offerOf(lot)}${factsOf(lot)}`,
    price: lot.wprice,
  };
  if (siteUrl === null) return head;
  const url = `${siteUrl}${lotPath(lot)}`;
  const assetUrl = (path: string) =>
    URL.canParse(path, siteUrl) ? new URL(path, siteUrl).href : siteUrl;
  const [picture] = lot.images;
  return {
    ...head,
    url,
    image: isShared
      ? { src: `${siteUrl}${sharePath(lot)}`, alt: lot.title, ...SHARE_SIZE }
      : picture && { src: assetUrl(picture.src), alt: picture.alt || lot.title },
    jsonLd: lotJsonLdText(lot, { url, assetUrl }),
  };
}

/** One sentence about price and time. It is read later than it is written: times are dates, never "in ten minutes". */
function offerOf({ auction, market_status: status, wprice, date_start, date_closed }: Lot): string {
  const price = formatEuro(parseCents(wprice));
  if (status === "sold") return `Vendido por ${price}.`;
  if (auction === 0) {
    if (status === "open" || status === "closing") return `En venta por ${price}.`;
    return status === "scheduled"
      ? `A la venta por ${price} desde el ${dateText(date_start)}.`
      : GONE;
  }
  if (status === "open" || status === "closing") {
    return `En subasta por ${price}, cierra el ${dateText(date_closed)}.`;
  }
  if (status === "scheduled") return `Sale a subasta por ${price} el ${dateText(date_start)}.`;
  return WAITING.includes(status) ? `Subasta cerrada en ${price}.` : GONE;
}

const GONE = "Ya no está a la venta.";

function factsOf({ registration_year: year, kilometers, fuel }: Lot): string {
  const facts = [year, kilometers !== null && `${kilometers.toLocaleString("de-DE")} km`, fuel];
  const known = facts.filter(Boolean).join(", ");
  return known && ` ${known}.`;
}
