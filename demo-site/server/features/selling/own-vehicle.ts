/** What must be there once: a seller's own reference, and the chassis of a vehicle that is on sale. */
import { pathTo } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { Db } from "../../platform/db/db";
import type { SendContext } from "../../platform/mail/send";
import { tellStaff } from "../money";
import { vinTwice } from "./selling.mail";
import { isFirstTime } from "./tell-addition";

/** Refuses a reference that the account has at another lot. Deleted drafts and templates have none. */
export async function refuseReference(
  t: Db,
  { id = 0, seller_id: sellerId }: { id?: number; seller_id: number },
  { ref = null }: { ref?: string | null },
): Promise<void> {
  if (ref === null) return;
  // Whoever asks for the same one meanwhile waits.
  await t.query(
    "select pg_advisory_xact_lock(hashtextextended('ref ' || $1 || ' ' || lower($2), 0))",
    [String(sellerId), ref],
  );
  const rows = await t.query(
    `select 1 from lots where seller_id = $1 and lower(ref) = lower($2) and id <> $3
       and deleted_at is null and template_name is null limit 1`,
    [sellerId, ref, id],
  );
  if (rows.length === 0) return;
  throw new ApiFault("INVALID_INPUT", { fields: { ref: "Ya usa esa referencia en otro lote." } });
}

const IS_ON_SALE =
  "l.status in ('scheduled', 'open', 'closing', 'closed', 'provisional', 'reserved') and l.deleted_at is null";

interface Vehicle {
  id: number;
  seller_id: number;
  vin: string | null;
}

/** Other lots on sale with the same chassis. Whoever asks meanwhile about the same one waits until this transaction ends. */
async function twinsOf(t: Db, { id, vin }: Vehicle): Promise<{ id: number; seller_id: number }[]> {
  if (vin === null) return [];
  await t.query("select pg_advisory_xact_lock(hashtextextended('vin ' || $1, 0))", [vin]);
  return t.query<{ id: number; seller_id: number }>(
    `select l.id, l.seller_id from lots l where l.vin = $1 and l.id <> $2 and ${IS_ON_SALE} order by l.id`,
    [vin, id],
  );
}

/** Whether the same account has the vehicle on sale already. */
export async function isOnSaleTwice(t: Db, vehicle: Vehicle): Promise<boolean> {
  const twins = await twinsOf(t, vehicle);
  return twins.some(({ seller_id: sellerId }) => sellerId === vehicle.seller_id);
}

/**
 * Of a lot that is on sale by now. Throws VIN_TAKEN where the same account sells the vehicle elsewhere. Where somebody else does, the house
 * is written to, once for each pair, and the seller learns nothing of it.
 */
export async function checkVin(ctx: SendContext, id: number): Promise<void> {
  const t = ctx.db;
  const [lot] = await t.query<Vehicle & { title: string }>(
    `select l.id, l.seller_id, l.vin, l.title from lots l where l.id = $1 and ${IS_ON_SALE}`,
    [id],
  );
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
