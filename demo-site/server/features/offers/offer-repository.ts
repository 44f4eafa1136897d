import type { makeofferAll, MarketStatus, OutputOf } from "martillo/contract";
import {
  type AutoAmounts,
  type OfferSide,
  type OfferStatus,
  type PremiumTier,
  takesOffers,
} from "martillo/domain";
import { type Db, ms } from "../../platform/db/db";
import { LOT_COMMISSION, LOT_PREMIUM } from "../house";
import { type LotStateRow, phaseOf } from "../lots";
import { areLinked } from "../companies";
import type { Sides } from "../sale";

export type OfferKind = "offer" | "counter" | "second_chance";

/** A row of a thread, with what is to be shown of its lot and its sides. */
export interface OfferRow {
  id: number;
  lot_id: number;
  round: number;
  buyer_id: number;
  seller_id: number;
  side: OfferSide;
  kind: OfferKind;
  amount_cents: number;
  note: string;
  buyer_kind: "consumer" | "business";
  /** An open one whose time is over is `expired`, whether it was swept or not. */
  status: OfferStatus;
  answers_id: number | null;
  created_ms: number;
  expires_ms: number;
  invoice_id: number | null;
  title: string;
  image: string;
  auction: 0 | 1;
  lot_status: MarketStatus;
  /** The price that is asked of everybody; null for auctions. */
  asking_cents: number | null;
  iva_percent: number | null;
  premium: PremiumTier[];
  /** What the house takes of the seller, in euro; null where it takes nothing. */
  seller_commission: unknown;
  buyer_first_name: string;
  buyer_last_name: string;
  buyer_email: string;
  buyer_no: number;
  /** Rows of the buyer in this thread. */
  buyer_rows: number;
  seller_name: string;
  now_ms: number;
}

export const STATUS = `case when o.status = 'open' and o.expires_at <= clock_timestamp() then 'expired' else o.status end`;

/** Parties know each other once the lot was sold to that buyer. */
export const IS_REVEALED = "o.invoice_id is not null";

const COLUMNS = `o.id, o.lot_id, o.round, o.buyer_id, o.seller_id, o.side, o.kind, o.amount_cents, o.note,
  o.buyer_kind, ${STATUS} as status, o.answers_id, ${ms("o.created_at")} as created_ms,
  ${ms("o.expires_at")} as expires_ms, o.invoice_id, l.title, coalesce(l.images -> 0 ->> 'src', '') as image,
  l.auction, l.status as lot_status,
  case when l.auction = 1 then null when l.status = 'sold' then l.start_cents else l.price_cents end as asking_cents,
  l.iva_percent, ${LOT_PREMIUM} as premium, ${LOT_COMMISSION} as seller_commission,
  buyer.first_name as buyer_first_name, buyer.last_name as buyer_last_name, buyer.email as buyer_email,
  (select count(distinct e.buyer_id)::int from offers e where e.lot_id = o.lot_id and e.id <=
    (select min(f.id) from offers f where f.lot_id = o.lot_id and f.buyer_id = o.buyer_id)) as buyer_no,
  (select count(*)::int from offers e where e.lot_id = o.lot_id and e.round = o.round
    and e.buyer_id = o.buyer_id and e.side = 'buyer') as buyer_rows,
  coalesce(nullif(seller.companyname, ''), seller.first_name || ' ' || seller.last_name) as seller_name,
  ${ms("clock_timestamp()")} as now_ms`;

export const OFFER_TABLES = `offers o join lots l on l.id = o.lot_id join users buyer on buyer.id = o.buyer_id
  join users seller on seller.id = o.seller_id`;

export async function readOffer(db: Db, id: number): Promise<OfferRow | undefined> {
  const [row] = await db.query<OfferRow>(`select ${COLUMNS} from ${OFFER_TABLES} where o.id = $1`, [
    id,
  ]);
  return row;
}

/** A page of last words, newest first, and how many there are. `$1` of the condition is its first value. */
export async function readLatest(
  db: Db,
  { where, values, page, limit }: { where: string; values: unknown[]; page: number; limit: number },
): Promise<{ rows: OfferRow[]; total: number }> {
  const condition = `o.latest and ${where}`;
  const n = values.length;
  const rows = await db.query<OfferRow>(
    `select ${COLUMNS} from ${OFFER_TABLES} where ${condition} order by o.id desc limit $${n + 1} offset $${n + 2}`,
    [...values, limit, (page - 1) * limit],
  );
  const [count] = await db.query<{ n: number }>(
    `select count(*)::int as n from ${OFFER_TABLES} where ${condition}`,
    values,
  );
  return { rows, total: count?.n ?? 0 };
}

/** A word of a thread as it is shown with the last one. */
export interface StepRow {
  id: number;
  lot_id: number;
  round: number;
  buyer_id: number;
  side: OfferSide;
  kind: OfferKind;
  amount_cents: number;
  note: string;
  status: OfferStatus;
  created_ms: number;
  expires_ms: number;
}

/** All that was said in the threads of these rows, oldest first. */
export function readSteps(db: Db, rows: readonly OfferRow[]): Promise<StepRow[]> {
  if (rows.length === 0) return Promise.resolve([]);
  return db.query(
    `select o.id, o.lot_id, o.round, o.buyer_id, o.side, o.kind, o.amount_cents, o.note, ${STATUS} as status,
       ${ms("o.created_at")} as created_ms, ${ms("o.expires_at")} as expires_ms
     from offers o where (o.lot_id, o.round, o.buyer_id) in (
       select lot_id, round, buyer_id from offers where id = any($1::bigint[]))
     order by o.id`,
    [rows.map(({ id }) => id)],
  );
}

export interface NewOffer {
  lotId: number;
  round: number;
  buyerId: number;
  sellerId: number;
  side: OfferSide;
  kind: OfferKind;
  amountCents: number;
  note: string;
  buyerKind: OfferRow["buyer_kind"];
  answersId: number | null;
  hours: number;
}

/** Writes the next word of a thread. The lot is locked, and nothing of the thread is open. */
export async function insertOffer(t: Db, offer: NewOffer): Promise<number> {
  const { lotId, round, buyerId } = offer;
  await t.query(
    "update offers set latest = false where lot_id = $1 and round = $2 and buyer_id = $3 and latest",
    [lotId, round, buyerId],
  );
  const [row] = await t.query<{ id: number }>(
    `insert into offers (lot_id, round, buyer_id, seller_id, side, kind, amount_cents, note, buyer_kind,
       answers_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, clock_timestamp() + make_interval(secs => $11::float8))
     returning id`,
    [
      lotId,
      round,
      buyerId,
      offer.sellerId,
      offer.side,
      offer.kind,
      offer.amountCents,
      offer.note,
      offer.buyerKind,
      offer.answersId,
      offer.hours * 3_600,
    ],
  );
  if (!row) throw new Error("martillo: an offer was not written");
  return row.id;
}

/** Writes what became of an open offer. */
export async function endOffer(
  t: Db,
  id: number,
  status: Exclude<OfferStatus, "open">,
): Promise<void> {
  await t.query("update offers set status = $2, answered_at = clock_timestamp() where id = $1", [
    id,
    status,
  ]);
}

/** The facts that decide whether a buyer may offer something for a lot. */
export interface OffersSoFar {
  round: number;
  /** Whether the lot takes an offer of this buyer now. */
  isTaken: boolean;
  /** Rows of this buyer on this lot in this round. */
  rows: number;
  /** Open rows of this buyer on all lots. */
  open: number;
  /** Rows of this buyer in the last hour. */
  lastHour: number;
  /** Until when the thread of this buyer and lot is open; null where it is not. */
  openUntilMs: number | null;
}

/** How a buyer stands with the offers for a lot. Read under the lot's lock where it decides. */
export async function readOffersSoFar(
  db: Db,
  lot: LotStateRow,
  buyerId: number,
): Promise<OffersSoFar> {
  const [row] = await db.query<Omit<OffersSoFar, "isTaken"> & { isBidder: boolean }>(
    `select l.round,
       exists (select 1 from bids b where b.lot_id = l.id and b.round = l.round and b.bidder_id = $2
         and b.position is not null and not b.declined) as "isBidder",
       (select count(*)::int from offers o where o.lot_id = l.id and o.round = l.round and o.buyer_id = $2
         and o.side = 'buyer') as rows,
       (select count(*)::int from offers o where o.buyer_id = $2 and o.side = 'buyer' and ${STATUS} = 'open') as open,
       (select count(*)::int from offers o where o.buyer_id = $2 and o.side = 'buyer'
         and o.created_at > clock_timestamp() - interval '1 hour') as "lastHour",
       (select ${ms("o.expires_at")} from offers o where o.lot_id = l.id and o.buyer_id = $2
         and ${STATUS} = 'open') as "openUntilMs"
     from lots l where l.id = $1`,
    [lot.id, buyerId],
  );
  if (!row) throw new Error("martillo: a lot that was locked is not there");
  const { isBidder, ...soFar } = row;
  const isTaken = takesOffers({ auction: lot.auction, status: phaseOf(lot), isBidder });
  return { ...soFar, isTaken };
}

export async function lockOfferRow(t: Db, id: number): Promise<void> {
  await t.query("select 1 from offers where id = $1 for update", [id]);
}

export async function readExcludedBuyer(
  t: Db,
  buyerId: number,
  sellerId: number,
): Promise<{ is_excluded: boolean } | undefined> {
  const [row] = await t.query<{ is_excluded: boolean }>(
    `select u.staff or u.status <> 'active' or not u.approved_to_bid
       or ${areLinked("u.id", "$2::bigint")} as is_excluded from users u where u.id = $1`,
    [buyerId, sellerId],
  );
  return row;
}

const AT_ONCE = 200;

/** Hours before its end in which who is to answer an offer is reminded. */
const WARN_HOURS = 6;

/** A lot of which no offer can come to anything any more. */
const IS_PAST = `not (case when l.auction = 1 then l.status in ('provisional', 'unsold')
  else l.status in ('open', 'reserved') end)`;

export function endPast(db: Db, lotId: number | null): Promise<(Sides & { id: number })[]> {
  return db.query<Sides & { id: number }>(
    `update offers set status = 'lost', answered_at = clock_timestamp() where id in (
       select o.id from offers o join lots l on l.id = o.lot_id
       where o.status = 'open' and ($1::bigint is null or o.lot_id = $1::bigint)
         and (${IS_PAST} or l.round <> o.round)
       order by o.id limit ${AT_ONCE} for update of o)
     returning id, buyer_id, seller_id`,
    [lotId],
  );
}

export function endExpired(
  db: Db,
  lotId: number | null,
  buyerId: number | null,
): Promise<(Sides & { id: number })[]> {
  return db.query<Sides & { id: number }>(
    `update offers set status = 'expired', answered_at = clock_timestamp() where id in (
       select id from offers where status = 'open' and expires_at <= clock_timestamp()
         and ($1::bigint is null or (lot_id = $1::bigint and buyer_id = $2::bigint))
       order by expires_at limit ${AT_ONCE} for update skip locked)
     returning id, buyer_id, seller_id`,
    [lotId, buyerId],
  );
}

export function takeToWarn(db: Db): Promise<(Sides & { id: number; side: OfferSide })[]> {
  return db.query<Sides & { id: number; side: OfferSide }>(
    `update offers set warned = true where id in (
       select id from offers where status = 'open' and not warned and expires_at > clock_timestamp()
         and expires_at <= clock_timestamp() + make_interval(hours => ${WARN_HOURS})
       order by expires_at limit ${AT_ONCE} for update skip locked)
     returning id, buyer_id, seller_id, side`,
  );
}

/** What the seller of a direct sale has set. Read under the lot's lock. */
export async function readAutoAmounts(t: Db, lotId: number): Promise<AutoAmounts> {
  const [row] = await t.query<AutoAmounts>(
    `select case when auction = 0 then auto_accept_cents end as "acceptCents",
       case when auction = 0 then auto_decline_cents end as "declineCents" from lots where id = $1`,
    [lotId],
  );
  return row ?? { acceptCents: null, declineCents: null };
}

export type List = OutputOf<typeof makeofferAll>;

export async function countOffers(
  db: Db,
  ownerId: number | null,
  side: OfferSide,
  owner: string,
): Promise<List["counts"]> {
  const [counts] = await db.query<List["counts"]>(
    `select count(*)::int as "all", count(*) filter (where ${STATUS} = 'open')::int as open,
       count(*) filter (where ${STATUS} = 'open' and o.side <> $2)::int as my_turn,
       count(*) filter (where o.status = 'accepted')::int as accepted
     from ${OFFER_TABLES} where o.latest and ${owner}`,
    [ownerId, side],
  );
  return counts ?? { all: 0, open: 0, my_turn: 0, accepted: 0 };
}

export async function readOpenOffer(
  t: Db,
  lotId: number,
  buyerId: number,
): Promise<{ id: number } | undefined> {
  const [row] = await t.query<{ id: number }>(
    "select id from offers where lot_id = $1 and buyer_id = $2 and status = 'open'",
    [lotId, buyerId],
  );
  return row;
}

export async function setInvoice(t: Db, offerId: number, invoiceId: number): Promise<void> {
  await t.query("update offers set invoice_id = $2 where id = $1", [offerId, invoiceId]);
}

export async function voidOffers(t: Db, invoiceId: number): Promise<void> {
  await t.query("update offers set voided_at = clock_timestamp() where invoice_id = $1", [
    invoiceId,
  ]);
}
