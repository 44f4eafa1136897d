import { HOUSE_ZONE } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { readPayer } from "../money";
import type { InvoiceRow } from "./invoice-repository";

/** One side of a sale as a letter speaks to it. */
export interface Reader {
  email: string;
  name: string;
  english: boolean;
  isSeller: boolean;
}

/** Both sides of a sale, each in the language that it has chosen. */
export async function readReaders(
  db: Db,
  row: Pick<InvoiceRow, "buyer_id" | "seller_id">,
): Promise<{ buyer: Reader; seller: Reader }> {
  const buyer = await readPayer(db, row.buyer_id);
  const seller = await readPayer(db, row.seller_id);
  if (!buyer || !seller) throw new Error("martillo: a side of a sale is not there");
  return { buyer: { ...buyer, isSeller: false }, seller: { ...seller, isSeller: true } };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(english: boolean, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([english, options]);
  const kept = formats.get(key);
  if (kept) return kept;
  const locale = english ? "en-GB" : "es-ES";
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: HOUSE_ZONE });
  formats.set(key, made);
  return made;
}

/** "24 de noviembre de 2026". */
export function dayText(atMs: number, { english }: Pick<Reader, "english">): string {
  return format(english, { dateStyle: "long" }).format(atMs);
}

/** Until when something stands: "24 de noviembre de 2026, 10:30". */
export function deadlineText(
  atMs: number,
  { english }: Pick<Reader, "english"> = { english: false },
): string {
  return format(english, { dateStyle: "long", timeStyle: "short" }).format(atMs);
}

/** "martes, 24 de noviembre de 2026, 10:30". */
export function momentText(atMs: number, { english }: Pick<Reader, "english">): string {
  return format(english, { dateStyle: "full", timeStyle: "short" }).format(atMs);
}
