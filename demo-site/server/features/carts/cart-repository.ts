import type { CartBilling, CartExtra, CartType, MarketStatus } from "martillo/contract";
import { type CartLineStatus, nextCartLine } from "martillo/domain";
import { type Db, ms, timestampOf } from "../../platform/db/db";
import type { LineRow } from "../sale";

export interface CartRow {
  id: number;
  user_id: number;
  type: CartType;
  state: "open" | "placed";
  billing: Partial<CartBilling>;
}

/** The choice of a buyer for a line. */
export interface PickupWish {
  startsAtMs: number;
  /** Left out: the buyer. */
  person?: { name: string; document_number: string } | undefined;
}

export interface CartLineRow {
  id: number;
  cart_id: number;
  user_id: number;
  lot_id: number;
  round: number;
  state: CartLineStatus;
  reserved_ms: number | null;
  until_ms: number | null;
  entered_ms: number | null;
  extras: Partial<Record<CartExtra, boolean>>;
  /** When its person would pick it up. */
  pickup: PickupWish | null;
  invoice_id: number | null;
  title: string;
  image: string;
  location: string;
  lot_status: MarketStatus;
  reserved_by: number | null;
  price_cents: number;
  iva_percent: number | null;
  auction: 0 | 1;
  seller_id: number;
  seller_name: string;
  seller_trades: boolean;
  /** What its person has deposited for the lot and is still held. */
  deposit_cents: number;
  due_ms: number | null;
  /** The lines of its account, once it is sold. */
  sold_lines: LineRow[] | null;
  now_ms: number;
}

/** Lines that a cart shows, those that fell out of it included. */
export const SHOWN: readonly CartLineStatus[] = ["reserved", "awaiting", "expired", "gone"];
/** Lines that can be bought. */
export const LIVE: readonly CartLineStatus[] = ["reserved", "awaiting"];

const CART_COLUMNS = "id, user_id, type, state, billing";

const LINE_COLUMNS = `c.id, c.cart_id, c.user_id, c.lot_id, c.round, c.state, ${ms("c.reserved_at")} as reserved_ms,
  ${ms("c.reserved_until")} as until_ms, ${ms("c.entered_at")} as entered_ms, c.extras, c.pickup, c.invoice_id,
  l.title, coalesce(l.images -> 0 ->> 'src', '') as image, l.location, l.status as lot_status, l.reserved_by,
  l.price_cents, l.iva_percent, l.auction, l.seller_id,
  coalesce(nullif(seller.companyname, ''), seller.first_name || ' ' || seller.last_name) as seller_name,
  coalesce(nullif(seller.companyname, ''), nullif(seller.organization, '')) is not null as seller_trades,
  coalesce((select d.amount_cents from deposits d
    where d.user_id = c.user_id and d.lot_id = c.lot_id and d.status = 'held' limit 1), 0) as deposit_cents,
  ${ms("i.due_at")} as due_ms,
  (select json_agg(json_build_object('kind', s.kind, 'amount_cents', s.amount_cents, 'qty', s.qty,
      'iva_percent', s.iva_percent, 'tax_scheme', s.tax_scheme) order by s.id)
    from invoice_lines s where s.invoice_id = c.invoice_id) as sold_lines,
  ${ms("clock_timestamp()")} as now_ms`;

const LINE_TABLES = `cart_lines c join lots l on l.id = c.lot_id join users seller on seller.id = l.seller_id
  left join invoices i on i.id = c.invoice_id`;

export async function readCart(db: Db, id: number): Promise<CartRow | undefined> {
  const [row] = await db.query<CartRow>(`select ${CART_COLUMNS} from carts where id = $1`, [id]);
  return row;
}

export async function readOpenCart(
  db: Db,
  userId: number,
  type: CartType,
): Promise<CartRow | undefined> {
  const [row] = await db.query<CartRow>(
    `select ${CART_COLUMNS} from carts where user_id = $1 and type = $2 and state = 'open'`,
    [userId, type],
  );
  return row;
}

/** The person's open cart, locked: made where there is none. After the locks of lots. */
export async function lockOpenCart(t: Db, userId: number, type: CartType): Promise<CartRow> {
  const [row] = await t.query<CartRow>(
    `insert into carts (user_id, type) values ($1, $2)
     on conflict (user_id, type) where state = 'open' do update set user_id = excluded.user_id
     returning ${CART_COLUMNS}`,
    [userId, type],
  );
  if (!row) throw new Error("martillo: a cart could not be opened");
  return row;
}

/** Locks a cart and its lines. After the locks of its lots. */
export async function lockCart(t: Db, id: number): Promise<void> {
  await t.query("select 1 from carts where id = $1 for update", [id]);
  await t.query("select 1 from cart_lines where cart_id = $1 order by id for update", [id]);
}

export function readCartLines(db: Db, cartId: number): Promise<CartLineRow[]> {
  return db.query(
    `select ${LINE_COLUMNS} from ${LINE_TABLES} where c.cart_id = $1 and c.state <> 'removed' order by c.id`,
    [cartId],
  );
}

export async function readCartLine(db: Db, id: number): Promise<CartLineRow | undefined> {
  const [row] = await db.query<CartLineRow>(
    `select ${LINE_COLUMNS} from ${LINE_TABLES} where c.id = $1`,
    [id],
  );
  return row;
}

/** The cart in which something sold waits, or waited, for its document. */
export async function readCartOf(db: Db, invoiceId: number): Promise<number | null> {
  const [row] = await db.query<{ cart_id: number }>(
    "select cart_id from cart_lines where invoice_id = $1 order by id desc limit 1",
    [invoiceId],
  );
  return row?.cart_id ?? null;
}

/** Where a line stands at the moment of reading, whether anybody has written so or not. */
export function stateOf(row: CartLineRow): CartLineStatus {
  if (row.state !== "reserved") return row.state;
  if (row.lot_status !== "reserved" || row.reserved_by !== row.user_id) {
    return nextCartLine(row.state, "lose") ?? row.state;
  }
  const isOver = row.until_ms !== null && row.until_ms <= row.now_ms;
  return isOver ? (nextCartLine(row.state, "expire") ?? row.state) : row.state;
}

export async function writeExtras(t: Db, lineId: number, extras: unknown): Promise<void> {
  await t.query("update cart_lines set extras = extras || $2::jsonb where id = $1", [
    lineId,
    JSON.stringify(extras),
  ]);
}

export async function writeCartBilling(db: Db, cartId: number, billing: unknown): Promise<void> {
  await db.query("update carts set billing = billing || $2::jsonb where id = $1", [
    cartId,
    JSON.stringify(billing),
  ]);
}

export async function prolongLine(
  t: Db,
  lineId: number,
  nowMs: number,
  untilMs: number,
): Promise<void> {
  await t.query(
    `update cart_lines set entered_at = ${timestampOf("$2")}, reserved_until = ${timestampOf("$3")} where id = $1`,
    [lineId, nowMs, untilMs],
  );
}

export async function writeWish(t: Db, lineId: number, wish: string | null): Promise<void> {
  await t.query("update cart_lines set pickup = $2::jsonb where id = $1", [lineId, wish]);
}

const AT_ONCE = 200;

export function lockReservedLines(t: Db, lotId: number): Promise<{ id: number }[]> {
  return t.query<{ id: number }>(
    "select id from cart_lines where lot_id = $1 and state = 'reserved' for update",
    [lotId],
  );
}

export async function endReservedLine(
  t: Db,
  lineId: number,
  state: "expired" | "removed" | "gone",
  endedMs: number,
): Promise<void> {
  await t.query(
    `update cart_lines set state = $2, ended_at = coalesce(ended_at, ${timestampOf("$3")}) where id = $1`,
    [lineId, state, endedMs],
  );
}

export function readEndedReservations(db: Db): Promise<{ lot_id: number }[]> {
  return db.query<{ lot_id: number }>(
    `select c.lot_id from cart_lines c join lots l on l.id = c.lot_id
     where c.state = 'reserved' and (c.reserved_until <= clock_timestamp()
       or l.status <> 'reserved' or l.reserved_by is distinct from c.user_id)
     order by c.reserved_until limit $1`,
    [AT_ONCE],
  );
}

export async function isBought(t: Db, userId: number, lotId: number): Promise<boolean> {
  const rows = await t.query(
    "select 1 from cart_lines where user_id = $1 and lot_id = $2 and state = 'awaiting' limit 1",
    [userId, lotId],
  );
  return rows.length > 0;
}

/** When the person's last reservation of the lot ended, and whether anybody else has wanted it since it began. */
export async function readPast(t: Db, userId: number, lotId: number) {
  const [row] = await t.query<{ ended_ms: number; asked_by_others: boolean }>(
    `select floor(extract(epoch from coalesce(c.ended_at, c.reserved_until)) * 1000)::float8 as ended_ms,
       c.asked_by_others or exists (select 1 from cart_lines o
         where o.lot_id = c.lot_id and o.user_id <> c.user_id and o.reserved_at > c.reserved_at) as asked_by_others
     from cart_lines c where c.user_id = $1 and c.lot_id = $2 and c.state in ('reserved', 'expired', 'removed')
     order by c.reserved_at desc nulls last limit 1`,
    [userId, lotId],
  );
  return row;
}

/** Other lots that the person keeps. */
export async function countHolds(t: Db, userId: number, lotId: number): Promise<number> {
  const [row] = await t.query<{ n: number }>(
    `select count(*)::int as n from cart_lines c join lots l on l.id = c.lot_id
     where c.user_id = $1 and c.lot_id <> $2 and c.state = 'reserved'
       and c.reserved_until > clock_timestamp() and l.status = 'reserved' and l.reserved_by = $1`,
    [userId, lotId],
  );
  return row?.n ?? 0;
}

export async function reserveAgain(
  t: Db,
  values: { cartId: number; lotId: number; again: string | null; nowMs: number; untilMs: number },
): Promise<boolean> {
  const [found] = await t.query(
    `update cart_lines set state = $3, round = l.round, reserved_at = ${timestampOf("$4")},
       reserved_until = ${timestampOf("$5")}, entered_at = null, ended_at = null, asked_by_others = false
     from lots l where l.id = $2 and cart_id = $1 and lot_id = $2 and state = 'expired' returning 1`,
    [values.cartId, values.lotId, values.again, values.nowMs, values.untilMs],
  );
  return found !== undefined;
}

export async function insertReserved(
  t: Db,
  values: { cartId: number; lotId: number; userId: number; nowMs: number; untilMs: number },
): Promise<void> {
  await t.query(
    `insert into cart_lines (cart_id, user_id, lot_id, round, state, reserved_at, reserved_until)
       select $1, $3, l.id, l.round, 'reserved', ${timestampOf("$4")}, ${timestampOf("$5")}
       from lots l where l.id = $2`,
    [values.cartId, values.lotId, values.userId, values.nowMs, values.untilMs],
  );
}

/** Another buyer wanted a lot that is kept: its keeper cannot have it again at once. Beside the call that was refused. */
export async function noteAsked(db: Db, userId: number, lotId: number): Promise<void> {
  await db.query(
    `update cart_lines set asked_by_others = true
     where lot_id = $1 and user_id <> $2 and state = 'reserved' and not asked_by_others`,
    [lotId, userId],
  );
}
