/** Auctions that group lots, as the database keeps them. */
import type {
  AuctionAccess,
  AuctionState,
  CustomFieldValues,
  customOwnAuctions,
  ExtensionRule,
  ParsedInputOf,
  Pickup,
} from "martillo/contract";
import type { IncrementStep } from "martillo/domain";
import { type Db, ms, timestampOf } from "../../../platform/db/db";
import { SqlParameters } from "../../../platform/lists/sql-parameters";

/** What a seller decides about an auction. */
export interface AuctionValues {
  title: string;
  description: string;
  avatar: string;
  opens_ms: number;
  /** When its first lot ends. */
  closes_ms: number;
  /** Null: its lots have times of their own. */
  stagger_s: number | null;
  lots_per_step: number;
  extension: ExtensionRule | null;
  increments: IncrementStep[] | null;
  access: AuctionAccess;
  auto_approve: "none" | "verified" | "bought_before";
  pickup: PickupCalendar | null;
  viewing: string;
  contact: string;
  /** Answers to the fields that the house asks of auctions. */
  custom_fields: CustomFieldValues;
}

type PickupCalendar = Pick<
  Pickup,
  | "local_pickup_check"
  | "local_pickup_dates"
  | "local_pickup_start_hour"
  | "local_pickup_end_hour"
  | "local_pickup_slot_timeframe"
  | "local_pickup_appt_per_slot"
>;

export interface AuctionRow extends AuctionValues {
  id: number;
  seller_id: number;
  seller_name: string;
  status: "draft" | "published" | "cancelled";
  status_note: string | null;
  terms_version: number;
  edit_version: number;
  archived: boolean;
  deleted: boolean;
  /** Lots that are not called off, drafts among them. */
  lot_count: number;
  draft_count: number;
  open_count: number;
  sold_count: number;
  bid_count: number;
  hammer_cents: number;
  requests: number;
  /** The last planned or extended end of its lots; null without any that has one. */
  last_ms: number | null;
  updated_ms: number;
  now_ms: number;
  /** The picture of its first lot. */
  picture: string | null;
  /** The name of a template; null for auctions. */
  template_name: string | null;
}

const COUNTED = "l.deleted_at is null and l.status not in ('cancelled', 'withdrawn')";

const LOTS_OF_AUCTION = `cross join lateral (
    select count(*) filter (where ${COUNTED}) as lot_count,
      count(*) filter (where ${COUNTED} and l.status = 'draft') as draft_count,
      count(*) filter (where l.status in ('open', 'closing') and l.closes_at > now()) as open_count,
      count(*) filter (where l.status = 'sold') as sold_count,
      coalesce(sum(l.bid_count), 0)::bigint as bid_count,
      coalesce(sum(l.price_cents) filter (where l.status = 'sold'), 0)::bigint as hammer_cents,
      max(l.closes_at) filter (where ${COUNTED} and l.closes_at > 'epoch') as last_at,
      (array_agg(l.images->0->>'src' order by l.lot_no, l.id) filter (where l.images->0 is not null and ${COUNTED}))[1] as picture
    from lots l where l.auction_id = a.id
  ) lots`;

const COLUMNS = `a.id, a.seller_id, a.title, a.description, a.avatar, ${ms("a.opens_at")} as opens_ms,
  ${ms("a.closes_at")} as closes_ms, a.stagger_s, a.lots_per_step, a.extension, a.increments, a.access, a.auto_approve,
  a.pickup, a.viewing, a.contact, a.custom_fields, a.template_name, a.status, a.status_note, a.terms_version, a.edit_version,
  a.archived_at is not null as archived, a.deleted_at is not null as deleted,
  lots.lot_count, lots.draft_count, lots.open_count, lots.sold_count, lots.bid_count, lots.hammer_cents, lots.picture,
  ${ms("lots.last_at")} as last_ms, ${ms("a.updated_at")} as updated_ms, ${ms("clock_timestamp()")} as now_ms,
  (select count(*) from access_requests r where r.auction_id = a.id and r.status = 'pending') as requests,
  coalesce(nullif(seller.companyname, ''), seller.first_name || ' ' || seller.last_name) as seller_name`;

const TABLES = `auctions a join users seller on seller.id = a.seller_id ${LOTS_OF_AUCTION}`;

export async function readAuction(db: Db, id: number): Promise<AuctionRow | undefined> {
  const [row] = await db.query<AuctionRow>(`select ${COLUMNS} from ${TABLES} where a.id = $1`, [
    id,
  ]);
  return row;
}

/** The auction under its lock: its order and its times change one after the other. Lots are locked after it, by their ids. */
export async function lockAuction(t: Db, id: number): Promise<AuctionRow | undefined> {
  await t.query("select 1 from auctions where id = $1 for update", [id]);
  return readAuction(t, id);
}

const TIMES: Partial<Record<keyof AuctionValues, string>> = {
  opens_ms: "opens_at",
  closes_ms: "closes_at",
};
const JSON_FIELDS: ReadonlySet<string> = new Set([
  "extension",
  "increments",
  "pickup",
  "custom_fields",
]);

function assignments(values: Partial<AuctionValues>, parameters: SqlParameters) {
  return Object.entries(values).map(([field, value]) => {
    const time = TIMES[field as keyof AuctionValues];
    if (time) return { column: time, expression: timestampOf(parameters.add(value)) };
    if (!JSON_FIELDS.has(field)) return { column: field, expression: parameters.add(value) };
    const json = value === null ? null : JSON.stringify(value);
    return { column: field, expression: `${parameters.add(json)}::jsonb` };
  });
}

/** Undefined where the seller has asked for it under the same key before. */
export async function insertAuction(
  t: Db,
  sellerId: number,
  values: AuctionValues,
  clientKey: string | null,
  template: string | null = null,
): Promise<number | undefined> {
  const parameters = new SqlParameters(sellerId, clientKey, template);
  const set = assignments(values, parameters);
  const [row] = await t.query<{ id: number }>(
    `insert into auctions (seller_id, client_key, template_name, status, ${set.map((one) => one.column).join(", ")})
     values ($1, $2, $3, 'draft', ${set.map((one) => one.expression).join(", ")})
     on conflict (seller_id, client_key) where client_key is not null do nothing returning id`,
    parameters.values,
  );
  return row?.id;
}

export async function auctionOfKey(
  db: Db,
  sellerId: number,
  clientKey: string,
): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    "select id from auctions where seller_id = $1 and client_key = $2",
    [sellerId, clientKey],
  );
  return row?.id;
}

export async function updateAuction(t: Db, id: number, values: Partial<AuctionValues>) {
  const parameters = new SqlParameters(id);
  const set = assignments(values, parameters)
    .map(({ column, expression }) => `${column} = ${expression}, `)
    .join("");
  await t.query(
    `update auctions set ${set} updated_at = clock_timestamp() where id = $1`,
    parameters.values,
  );
}

/** Of a template; an auction stays without a name. */
export async function renameAuctionTemplate(t: Db, id: number, name: string): Promise<void> {
  await t.query(
    `update auctions set template_name = $2, updated_at = clock_timestamp()
     where id = $1 and template_name is not null`,
    [id, name],
  );
}

export async function setAuctionStatus(
  t: Db,
  id: number,
  status: AuctionRow["status"],
  note: string | null = null,
) {
  await t.query(
    `update auctions set status = $2, status_note = coalesce($3, status_note),
       updated_at = clock_timestamp() where id = $1`,
    [id, status, note],
  );
}

export async function markAuction(
  t: Db,
  id: number,
  flag: "archived_at" | "deleted_at",
  isSet: boolean,
) {
  await t.query(
    `update auctions set ${flag} = case when $2 then clock_timestamp() end,
       updated_at = clock_timestamp() where id = $1`,
    [id, isSet],
  );
}

type Listed = ParsedInputOf<typeof customOwnAuctions>;

const ORDERS: Record<Listed["orderby"], string> = {
  updated_at: "a.updated_at",
  title: "martillo_fold(a.title)",
  date_closed: "a.closes_at",
  bid_count: "lots.bid_count",
  hammer_total: "lots.hammer_cents",
};

/** Which auctions a seller's list shows. */
export interface AuctionScope {
  /** Null: of all sellers. */
  sellerId: number | null;
  states: readonly AuctionState[] | null;
  access?: readonly AuctionAccess[] | undefined;
  /** When their first lots end, epoch milliseconds. */
  end?: Listed["end"];
  /** @default those that were changed last come first */
  orderby?: Listed["orderby"];
  order?: Listed["order"];
  isArchived: boolean;
  /** Templates instead of auctions. */
  isTemplates: boolean;
  search: string;
  page: number;
  limit: number;
}

/** As `auctionState` says, in SQL. */
const STATE = `case when a.status <> 'published' then a.status
  when now() < a.opens_at then 'scheduled'
  when now() < greatest(a.closes_at, lots.last_at) then 'running' else 'finished' end`;

export async function readAuctions(db: Db, scope: AuctionScope) {
  const { sellerId, states, access, end, isArchived, isTemplates, search, page, limit } = scope;
  const { orderby = "updated_at", order = "desc" } = scope;
  const where = `a.deleted_at is null and ($1::bigint is null or a.seller_id = $1)
    and (a.template_name is not null) = $5::boolean
    and (a.archived_at is not null) = $2::boolean and ($3::text[] is null or ${STATE} = any($3::text[]))
    and ($4 = '' or martillo_fold(coalesce(a.template_name, '') || ' ' || a.title) like '%' || martillo_fold($4) || '%')
    and ($6::text[] is null or a.access = any($6::text[]))
    and ($7::float8 is null or a.closes_at >= to_timestamp(least($7::float8, 8e15) / 1000))
    and ($8::float8 is null or (a.closes_at > 'epoch'
      and a.closes_at <= to_timestamp(least($8::float8, 8e15) / 1000)))`;
  const values = [
    sellerId,
    isArchived,
    states,
    search.replace(/[\\%_]/g, "\\$&"),
    isTemplates,
    access?.length ? access : null,
    end?.min ?? null,
    end?.max ?? null,
  ];
  const [counted] = await db.query<{ n: number }>(
    `select count(*) as n from ${TABLES} where ${where}`,
    values,
  );
  const rows = await db.query<AuctionRow>(
    `select ${COLUMNS} from ${TABLES} where ${where} order by ${ORDERS[orderby]} ${order}, a.id ${order}
     limit $9 offset $10`,
    [...values, limit, (page - 1) * limit],
  );
  return { rows, total: counted?.n ?? 0 };
}

export async function holdAuction(t: Db, auctionId: number): Promise<void> {
  await t.query("select 1 from auctions where id = $1 for share", [auctionId]);
}

export async function copyTerms(t: Db, id: number, made: number, createdBy: number): Promise<void> {
  await t.query(
    `with terms as (
         insert into auction_terms (auction_id, version, html, requires_acceptance, created_by)
         select $2, 1, html, true, $3 from auction_terms
         where auction_id = $1 order by version desc limit 1 returning version)
       update auctions set terms_version = 1 where id = $2 and exists (select 1 from terms)`,
    [id, made, createdBy],
  );
}

export async function isWatching(db: Db, id: number, viewerId: number | null): Promise<boolean> {
  const [found] = await db.query(
    "select 1 from auction_watches where auction_id = $1 and user_id = $2::bigint",
    [id, viewerId],
  );
  return found !== undefined;
}

export async function insertAcceptance(
  t: Db,
  values: {
    viewerId: number;
    auctionId: number;
    version: number;
    actedBy: number | null;
    ip: string;
  },
): Promise<void> {
  await t.query(
    `insert into terms_acceptances (user_id, auction_id, version, acted_by, ip) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
    [values.viewerId, values.auctionId, values.version, values.actedBy, values.ip],
  );
}

export async function insertTerms(
  t: Db,
  values: {
    auctionId: number;
    version: number;
    html: string;
    summary: string;
    requiresAcceptance: boolean;
    createdBy: number;
  },
): Promise<void> {
  await t.query(
    `insert into auction_terms (auction_id, version, html, summary, requires_acceptance, created_by)
       values ($1, $2, $3, $4, $5, $6)`,
    [
      values.auctionId,
      values.version,
      values.html,
      values.summary,
      values.requiresAcceptance,
      values.createdBy,
    ],
  );
}

export async function setTermsVersion(t: Db, auctionId: number, version: number): Promise<void> {
  await t.query("update auctions set terms_version = $2 where id = $1", [auctionId, version]);
}
