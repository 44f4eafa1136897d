import { type LotValues, UNSET_MS } from "./lot-values";
import { SqlParameters } from "../../platform/lists/sql-parameters";
import { type Db, timestampOf } from "../../platform/db/db";
import type { Addendum, AutoRelist, MarketStatus } from "martillo/contract";
import { HOUSE_COMMISSION, HOUSE_PREMIUM, LOT_COMMISSION, LOT_PREMIUM } from "../house";

/** Where a value goes; the others go to the column of their own name. */
const TIMES: Partial<Record<keyof LotValues, string>> = {
  opens_ms: "opens_at",
  closes_ms: "closes_at",
};

const JSON_FIELDS: ReadonlySet<string> = new Set([
  "images",
  "photo_notes",
  "custom_fields",
  "damage",
  "inspection",
  "documents",
  "pickup",
  "transport",
  "increments",
  "extension",
  "auto_relist",
  "schedule",
]);

interface Assignment {
  column: string;
  expression: string;
}

function assignments(values: Partial<LotValues>, parameters: SqlParameters): Assignment[] {
  return Object.entries(values).map(([field, value]) => {
    const time = TIMES[field as keyof LotValues];
    if (time) return { column: time, expression: timestampOf(parameters.add(value)) };
    if (!JSON_FIELDS.has(field)) return { column: field, expression: parameters.add(value) };
    const json = value === null ? null : JSON.stringify(value);
    return { column: field, expression: `${parameters.add(json)}::jsonb` };
  });
}

export interface NewDraft {
  clientKey?: string | null;
  /** Its name, where it is a template. */
  template?: string | null;
}

/** Undefined where the seller has asked for it under the same key before. */
export async function insertLot(
  db: Db,
  sellerId: number,
  values: LotValues,
  { clientKey = null, template = null }: NewDraft = {},
): Promise<number | undefined> {
  const parameters = new SqlParameters(sellerId, values.start_cents, clientKey, template);
  const set = assignments(values, parameters);
  const [row] = await db.query<{ id: number }>(
    `insert into lots (seller_id, price_cents, client_key, template_name, seq, ${set.map((one) => one.column).join(", ")})
     values ($1, $2, $3, $4, 1, ${set.map((one) => one.expression).join(", ")})
     on conflict (seller_id, client_key) where client_key is not null do nothing returning id`,
    parameters.values,
  );
  return row?.id;
}

/** Of a template; a lot stays without a name. */
export async function renameTemplate(t: Db, id: number, name: string): Promise<void> {
  await t.query(
    "update lots set template_name = $2, updated_at = now() where id = $1 and template_name is not null",
    [id, name],
  );
}

/** While there is no bid, the start is the price; the price that a finished listing has reached stays. */
export async function updateLot(db: Db, id: number, values: Partial<LotValues>): Promise<void> {
  const parameters = new SqlParameters(id);
  const set = assignments(values, parameters);
  if (values.start_cents !== undefined) {
    const price = parameters.add(values.start_cents);
    const expression = `case when leader_id is null then ${price}::bigint else price_cents end`;
    set.push({ column: "price_cents", expression });
  }
  const changes = set.map(({ column, expression }) => `${column} = ${expression}, `).join("");
  await db.query(
    `update lots set ${changes} seq = seq + 1, updated_at = now() where id = $1`,
    parameters.values,
  );
}

/** The former text stays as it is. */
export async function addToDescription(db: Db, id: number, addendum: Addendum): Promise<void> {
  await db.query(
    "update lots set addenda = addenda || $2::jsonb, updated_at = now() where id = $1",
    [id, JSON.stringify([addendum])],
  );
}

export async function setStatus(
  db: Db,
  id: number,
  status: MarketStatus,
  note: string | null = null,
): Promise<void> {
  await db.query(
    `update lots l set status = $2, status_note = coalesce($3, status_note), seq = seq + 1,
       opens_at = case when $2::text = 'open' then
         case when opens_at <= ${timestampOf(String(UNSET_MS))} then clock_timestamp()
           else least(opens_at, clock_timestamp()) end
         else opens_at end,
       premium = ${LOT_PREMIUM}, seller_commission = ${LOT_COMMISSION}, updated_at = now() where id = $1`,
    [id, status, note],
  );
}

/** A scheduled lot is a draft again; when it is published next, the house takes what it takes then. */
export async function toDraft(
  db: Db,
  id: number,
  { opens_ms: opensMs, closes_ms: closesMs }: Pick<LotValues, "opens_ms" | "closes_ms">,
): Promise<void> {
  await db.query(
    `update lots set status = 'draft', premium = null, seller_commission = null, opens_at = ${timestampOf("$2")}, closes_at = ${timestampOf("$3")},
       seq = seq + 1, updated_at = now() where id = $1`,
    [id, opensMs, closesMs],
  );
}

export async function markArchived(db: Db, id: number, isArchived: boolean): Promise<void> {
  await db.query(
    `update lots set archived_at = case when $2 then clock_timestamp() end,
       auto_relist = case when $2 then null else auto_relist end, updated_at = now() where id = $1`,
    [id, isArchived],
  );
}

/** Takes a lot out of sight for a reason, or shows it again with null. */
export async function markHidden(db: Db, id: number, reason: string | null): Promise<void> {
  await db.query(
    `update lots set hidden_at = case when $2::text is not null then clock_timestamp() end,
       hidden_reason = $2, seq = seq + 1, updated_at = now() where id = $1`,
    [id, reason],
  );
}

/** A reference that another lot has taken meanwhile does not come back. */
export async function markDeleted(db: Db, id: number, isDeleted: boolean): Promise<void> {
  await db.query(
    `update lots l set deleted_at = case when $2 then clock_timestamp() end, updated_at = now(),
       auction_id = case when $2 and lot_no is not null then null else auction_id end,
       access_mode = 'open', terms_version = 0, lot_no = null,
       ref = case when not $2 and exists (select 1 from lots o where o.seller_id = l.seller_id and o.id <> l.id
         and lower(o.ref) = lower(l.ref) and o.deleted_at is null and o.template_name is null) then null else ref end
     where id = $1`,
    [id, isDeleted],
  );
}

export interface Relisting {
  opensMs: number;
  closesMs: number;
  startCents: number;
  reserveCents: number | null;
  depositCents: number | null;
  /** The plan stays where none is given; null takes it back. */
  schedule?: LotValues["schedule"] | undefined;
  /** The rule stays where none is given. */
  extension?: LotValues["extension"];
}

/** A new round: as if no person had bid yet. The bids of earlier rounds stay in the history. */
export async function startRound(
  db: Db,
  id: number,
  status: MarketStatus,
  relisting: Relisting,
): Promise<void> {
  await db.query(
    `update lots set status = $2, opens_at = ${timestampOf("$3")}, closes_at = ${timestampOf("$4")},
       start_cents = $5, price_cents = $5, reserve_cents = $6, extension = coalesce($7::jsonb, extension),
       schedule = case when $8 then $9::jsonb else schedule end, deposit_required_cents = $10, leader_id = null,
       leader_max_cents = null, bid_count = 0, extension_no = 0, round = round + 1, seq = seq + 1,
       -- Its auction is over, or goes on without it.
       auction_id = case when lot_no is null then auction_id end, lot_no = null, access_mode = 'open', terms_version = 0,
       premium = ${HOUSE_PREMIUM}, seller_commission = ${HOUSE_COMMISSION}, updated_at = now()
     where id = $1`,
    [
      id,
      status,
      relisting.opensMs,
      relisting.closesMs,
      relisting.startCents,
      relisting.reserveCents,
      relisting.extension ? JSON.stringify(relisting.extension) : null,
      relisting.schedule !== undefined,
      relisting.schedule ? JSON.stringify(relisting.schedule) : null,
      relisting.depositCents,
    ],
  );
}

export async function setAutoRelist(t: Db, id: number, plan: AutoRelist | null): Promise<void> {
  await t.query("update lots set auto_relist = $2::jsonb where id = $1", [
    id,
    plan && JSON.stringify(plan),
  ]);
}
