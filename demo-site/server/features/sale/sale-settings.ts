import { SaleSettings } from "martillo/contract/schemas";
import type { Db } from "../../platform/db/db";
import { readSaleSetting } from "../house";

export type { SaleSettings };

/** The operator's settings of sales. A value that is not set, or cannot be read, is as the house comes. */
export async function readSaleSettings(db: Db): Promise<SaleSettings> {
  const row = await readSaleSetting(db);
  return parseSaleSettings(row?.value ?? {});
}

/** Those under which something was sold: its own, or what holds now. */
export async function settingsOf(db: Db, { terms }: { terms?: unknown }): Promise<SaleSettings> {
  return termsOf({ terms }) ?? readSaleSettings(db);
}

/** What an account was sold under; undefined for one that is older than such terms. */
export function termsOf({ terms }: { terms?: unknown }): SaleSettings | undefined {
  return terms ? parseSaleSettings(terms) : undefined;
}

/** The stored settings, with the defaults of the house for those that are not given. */
export function parseSaleSettings(value: unknown): SaleSettings {
  const read = SaleSettings.safeParse(value);
  return read.success ? read.data : SaleSettings.parse({});
}
