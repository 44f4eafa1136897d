import { SaleSettings } from "martillo/contract/schemas";
import type { Db } from "../../platform/db/db";
import { readSaleSetting } from "./settings-repository";

/** The operator's settings of sales. A value that is not set, or cannot be read, is as the house comes. */
export async function readSaleSettings(db: Db): Promise<SaleSettings> {
  const row = await readSaleSetting(db);
  return parseSaleSettings(row?.value ?? {});
}

/** The stored settings, with the defaults of the house for those that are not given. */
export function parseSaleSettings(value: unknown): SaleSettings {
  const read = SaleSettings.safeParse(value);
  return read.success ? read.data : SaleSettings.parse({});
}
