/** Requests to bid in auctions, terms, and who accepted them. */
import type { AccessState, Admission } from "martillo/contract";
import { type Db, ms } from "../../../platform/db/db";
import { SqlParameters } from "../../../platform/lists/sql-parameters";
import { areLinked } from "../../companies";

export interface RequestRow {
  id: number;
  auction_id: number;
  user_id: number;
  status: AccessState;
  note: string;
  answer: string;
  asked_ms: number;
  decided_ms: number | null;
}

const COLUMNS = `r.id, r.auction_id, r.user_id, r.status, r.note, r.answer, ${ms("r.asked_at")} as asked_ms,
  ${ms("r.decided_at")} as decided_ms`;

/** The request of a person, locked until the transaction ends. */
export async function lockRequest(
  t: Db,
  auctionId: number,
  userId: number,
): Promise<RequestRow | undefined> {
  const [row] = await t.query<RequestRow>(
    `select ${COLUMNS} from access_requests r where r.auction_id = $1 and r.user_id = $2 for update`,
    [auctionId, userId],
  );
  return row;
}

export async function lockRequestById(t: Db, id: number): Promise<RequestRow | undefined> {
  const [row] = await t.query<RequestRow>(
    `select ${COLUMNS} from access_requests r where r.id = $1 for update`,
    [id],
  );
  return row;
}

/** Asks, or asks again. */
export async function writeRequest(
  t: Db,
  {
    auctionId,
    userId,
    status,
    note,
  }: { auctionId: number; userId: number; status: AccessState; note: string },
): Promise<void> {
  await t.query(
    `insert into access_requests (auction_id, user_id, status, note, decided_at)
     values ($1, $2, $3, $4, case when $3 = 'approved' then clock_timestamp() end)
     on conflict (auction_id, user_id) do update set status = excluded.status, note = excluded.note,
       answer = '', decided_by = null, decided_at = excluded.decided_at, asked_at = clock_timestamp()`,
    [auctionId, userId, status, note],
  );
}

export async function decideRequest(
  t: Db,
  id: number,
  { status, answer, by }: { status: AccessState; answer: string; by: number | null },
): Promise<void> {
  await t.query(
    `update access_requests set status = $2, answer = $3, decided_by = $4, decided_at = clock_timestamp()
     where id = $1`,
    [id, status, answer, by],
  );
}

/** Lets a person in who has not asked for it. */
export async function invite(t: Db, auctionId: number, userId: number, by: number): Promise<void> {
  await t.query(
    `insert into access_requests (auction_id, user_id, status, decided_by, decided_at)
     values ($1, $2, 'invited', $3, clock_timestamp())
     on conflict (auction_id, user_id) do update set status = 'invited', answer = '', decided_by = $3,
       decided_at = clock_timestamp()`,
    [auctionId, userId, by],
  );
}

/** Whether another person has asked within the last hour and waits: then a letter about that is under way already. */
export async function hasFreshRequest(t: Db, auctionId: number, userId: number): Promise<boolean> {
  const rows = await t.query(
    `select 1 from access_requests where auction_id = $1 and user_id <> $2 and status = 'pending'
       and asked_at > clock_timestamp() - interval '1 hour' limit 1`,
    [auctionId, userId],
  );
  return rows.length > 0;
}

/** How many accounts of a seller's sales the buyer has paid. */
export const BOUGHT_BEFORE = (user: string, seller: string) =>
  `(select count(*) from invoices i where i.buyer_id = ${user} and i.seller_id = ${seller} and i.status = 'paid')`;

export async function boughtBefore(t: Db, userId: number, sellerId: number): Promise<number> {
  const [row] = await t.query<{ n: number }>(
    `select ${BOUGHT_BEFORE("$1::bigint", "$2::bigint")} as n`,
    [userId, sellerId],
  );
  return row?.n ?? 0;
}

export interface ListedRequest extends RequestRow {
  auction_title: string;
  first_name: string;
  last_name: string;
  companyname: string | null;
  email: string;
  decided_by: string | null;
  bought_before: number;
  verified: boolean;
}

const IS_VERIFIED = (user: string) => `(${user}.status = 'active' and ${user}.approved_to_bid)`;

/** Whether the list is narrowed down to others. */
const IS_WANTED = `($3::text[] is null or r.status = any($3::text[]))
  and ($4::boolean is null or ${IS_VERIFIED("asker")} = $4)`;

export async function listRequests(
  db: Db,
  scope: {
    /** Null: of all sellers. */
    sellerId: number | null;
    auctionId: number | null;
    states: readonly AccessState[] | null;
    /** Null: verified by the house or not. */
    verified: boolean | null;
    page: number;
    limit: number;
  },
) {
  const parameters = new SqlParameters(
    scope.sellerId,
    scope.auctionId,
    scope.states,
    scope.verified,
  );
  const from = `from access_requests r join auctions a on a.id = r.auction_id
    join users asker on asker.id = r.user_id
    where a.deleted_at is null and ($1::bigint is null or a.seller_id = $1)
      and ($2::bigint is null or r.auction_id = $2)`;
  const [counted] = await db.query<{ n: number; pending: number }>(
    `select count(*) filter (where ${IS_WANTED}) as n,
       count(*) filter (where r.status = 'pending') as pending ${from}`,
    parameters.values,
  );
  const size = parameters.add(scope.limit);
  const offset = parameters.add((scope.page - 1) * scope.limit);
  const rows = await db.query<ListedRequest>(
    `select page.*, u.first_name, u.last_name, u.companyname, u.email,
       ${IS_VERIFIED("u")} as verified, ${BOUGHT_BEFORE("u.id", "page.seller_id")} as bought_before,
       (select case when d.staff then 'La casa' else trim(d.first_name || ' ' || d.last_name) end
         from users d where d.id = page.decider) as decided_by
     from (select ${COLUMNS}, a.title as auction_title, a.seller_id, r.decided_by as decider ${from}
       and ${IS_WANTED}
       order by (r.status = 'pending') desc, r.asked_at desc, r.id desc limit ${size} offset ${offset}) page
     join users u on u.id = page.user_id
     order by (page.status = 'pending') desc, page.asked_ms desc, page.id desc`,
    parameters.values,
  );
  return { rows, total: counted?.n ?? 0, pending: counted?.pending ?? 0 };
}

export interface TermsRow {
  version: number;
  html: string;
  summary: string;
  created_ms: number;
}

export async function newestTerms(db: Db, auctionId: number): Promise<TermsRow | undefined> {
  const [row] = await db.query<TermsRow>(
    `select version, html, summary, ${ms("created_at")} as created_ms from auction_terms
     where auction_id = $1 order by version desc limit 1`,
    [auctionId],
  );
  return row;
}

export async function newestAcceptance(
  db: Db,
  auctionId: number,
  userId: number,
): Promise<{ version: number; at_ms: number } | undefined> {
  const [row] = await db.query<{ version: number; at_ms: number }>(
    `select version, ${ms("at")} as at_ms from terms_acceptances
     where auction_id = $1 and user_id = $2 order by version desc limit 1`,
    [auctionId, userId],
  );
  return row;
}

export function readAuctionOfPublished(
  db: Db,
  lotId: number,
): Promise<{ auction_id: number | null }[]> {
  return db.query<{ auction_id: number | null }>(
    "select auction_id from lots where id = $1 and status <> 'draft'",
    [lotId],
  );
}

export async function readRequestOf(db: Db, auctionId: number, userId: number) {
  const [row] = await db.query<{
    status: Admission["status"];
    answer: string;
    ago_ms: number | null;
    decided_ms: number | null;
  }>(
    `select status, answer, floor(extract(epoch from clock_timestamp() - decided_at) * 1000)::float8 as ago_ms,
       floor(extract(epoch from decided_at) * 1000)::float8 as decided_ms
     from access_requests where auction_id = $1 and user_id = $2`,
    [auctionId, userId],
  );
  return row;
}

export async function readIsOwn(
  db: Db,
  viewerId: number,
  sellerId: number,
  actedBy: number | null,
): Promise<{ is_own: boolean } | undefined> {
  const [row] = await db.query<{ is_own: boolean }>(
    `select ${areLinked("$1::bigint", "$2::bigint")}
       or ${areLinked("coalesce($3::bigint, $1::bigint)", "$2::bigint")} as is_own`,
    [viewerId, sellerId, actedBy],
  );
  return row;
}

export function readAuctionOfLot(db: Db, lotId: number): Promise<{ auction_id: number | null }[]> {
  return db.query<{ auction_id: number | null }>("select auction_id from lots where id = $1", [
    lotId,
  ]);
}

export async function readActiveByEmail(t: Db, email: string): Promise<{ id: number } | undefined> {
  const [row] = await t.query<{ id: number }>(
    "select id from users where lower(email) = $1 and status = 'active' and not staff",
    [email],
  );
  return row;
}
