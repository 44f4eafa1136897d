import type { LanguageSet } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { readPayer } from "../money";
import type { InvoiceRow } from "./invoice-repository";

/** One side of a sale as a letter speaks to it. */
export interface Reader {
  email: string;
  name: string;
  language: LanguageSet;
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

export { appointmentText, dayText, momentText } from "../../platform/dates/written-dates";
