import type { SaleSettings } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { parseSaleSettings, readSaleSettings } from "../house";

export { parseSaleSettings, readSaleSettings, type SaleSettings };

/** Those under which something was sold: its own, or what holds now. */
export async function settingsOf(db: Db, { terms }: { terms?: unknown }): Promise<SaleSettings> {
  return termsOf({ terms }) ?? readSaleSettings(db);
}

/** What an account was sold under; undefined for one that is older than such terms. */
export function termsOf({ terms }: { terms?: unknown }): SaleSettings | undefined {
  return terms ? parseSaleSettings(terms) : undefined;
}
