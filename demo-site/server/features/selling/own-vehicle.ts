/** What must be there once: a seller's own reference, and the chassis of a vehicle that is on sale. */
import { pathTo } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Db } from "../../platform/db/db";
import type { SendContext } from "../../platform/mail/send";
import { tellStaff } from "../money";
import { vinTwice } from "./selling.mail";
import { isFirstTime } from "./selling-letter-repository";
import {
  hasReference,
  lockReference,
  readOnSale,
  twinsOf,
  type Vehicle,
} from "./own-vehicle-repository";

/** Refuses a reference that the account has at another lot. Deleted drafts and templates have none. */
export async function refuseReference(
  t: Db,
  { id = 0, seller_id: sellerId }: { id?: number; seller_id: number },
  { ref = null }: { ref?: string | null },
): Promise<void> {
  if (ref === null) return;
  // A transaction that asks for the same one meanwhile waits.
  await lockReference(t, String(sellerId), ref);
  const found = await hasReference(t, sellerId, ref, id);
  if (!found) return;
  throw new ApiFault("INVALID_INPUT", { fields: { ref: "Ya usa esa referencia en otro lote." } });
}

/** Whether the same account has the vehicle on sale already. */
export async function isOnSaleTwice(t: Db, vehicle: Vehicle): Promise<boolean> {
  const twins = await twinsOf(t, vehicle);
  return twins.some(({ seller_id: sellerId }) => sellerId === vehicle.seller_id);
}

/**
 * Of a lot that is on sale by now. Throws VIN_TAKEN where the same account sells the vehicle elsewhere. Where another account does, the
 * house gets a letter, once for each pair, and the seller learns nothing of it.
 */
export async function checkVin(ctx: SendContext, id: number): Promise<void> {
  const t = ctx.db;
  const lot = await readOnSale(t, id);
  if (!lot) return;
  const twins = await twinsOf(t, lot);
  if (twins.some(({ seller_id: sellerId }) => sellerId === lot.seller_id)) {
    throw new ApiFault("VIN_TAKEN");
  }
  for (const twin of twins) {
    const note = { lot: Math.min(id, twin.id), kind: "vin", occurrence: Math.max(id, twin.id) };
    if (!(await isFirstTime(t, note))) continue;
    const link = (of: number) => pathTo("auctionLot", { id: of });
    await tellStaff(ctx, vinTwice, { title: lot.title, link: link(id), other: link(twin.id) });
  }
}
