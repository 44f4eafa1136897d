import type { Lot } from "martillo/contract";
import { formatEuro, parseCents } from "martillo/domain";
import type { ImagesPort, SharedTexts } from "../../ports/images";
import { dateText, WAITING } from "./lot-times";

/** What pictures to be shared are made with. */
export interface Sharing {
  images: Pick<ImagesPort, "share">;
  /** A photo by its address on this server; null for one that is not there or lies elsewhere. */
  readPhoto(src: string): Promise<Uint8Array | null>;
}

/** The address of the picture of a lot that says what it costs now. Another price has another address: messengers keep what they have. */
export function sharePath({ id, seq }: Pick<Lot, "id" | "seq">): string {
  return `/compartir/${id}.jpg?v=${seq}`;
}

/** The picture of a lot; null where none can be drawn. */
export async function sharePicture(lot: Lot, sharing: Sharing): Promise<Uint8Array | null> {
  const [first] = lot.images;
  const photo = first ? await sharing.readPhoto(first.src) : null;
  return sharing.images.share(photo, sharedTexts(lot));
}

/** What the picture says: it is looked at later than it is drawn, so times are dates. */
export function sharedTexts(lot: Lot): SharedTexts {
  const { title, auction, market_status: status, wprice, bid_count: bids } = lot;
  const texts = { title, price: formatEuro(parseCents(wprice)), note: "" };
  const bidText = bids === 1 ? "1 puja" : `${bids} pujas`;
  if (status === "sold") return { ...texts, label: "Vendido por" };
  if (status === "scheduled") {
    const note = `Desde el ${dateText(lot.date_start)}`;
    return { ...texts, label: auction === 1 ? "Sale a subasta por" : "A la venta por", note };
  }
  if (status === "open" || status === "closing" || status === "reserved") {
    if (auction === 0) return { ...texts, label: "En venta por", note: lot.location };
    const note = `${bids === 0 ? "Sin pujas" : bidText} · cierra el ${dateText(lot.date_closed)}`;
    return { ...texts, label: bids === 0 ? "En subasta desde" : "En subasta por", note };
  }
  if (WAITING.includes(status)) return { ...texts, label: "Subasta cerrada en", note: bidText };
  return { ...texts, label: "Ya no está a la venta", price: "" };
}
