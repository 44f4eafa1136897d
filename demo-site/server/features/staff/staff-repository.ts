import type {
  OutputOf,
  ParsedInputOf,
  userAllbiddingbuyers,
  userAllbuyers,
  userGetSingleUser,
} from "martillo/contract";
import { type Db, ms } from "../../platform/db/db";
import { COUNT_CAP } from "../../platform/lists/display-range";
import { filterCondition } from "../../platform/lists/filter-condition";
import { SqlParameters } from "../../platform/lists/sql-parameters";
import { IS_ABOVE_PRICE } from "../lots";
import { USER_COLUMNS, USER_TEXT, type UserRow } from "../accounts";

export interface StaffRow extends UserRow {
  bid_limit_cents: number | null;
  created_ms: number;
}

const COLUMNS = `${USER_COLUMNS}, bid_limit_cents, ${ms("created_at")} as created_ms`;

export async function readForStaff(db: Db, id: number): Promise<StaffRow | undefined> {
  const [row] = await db.query<StaffRow>(`select ${COLUMNS} from users where id = $1`, [id]);
  return row;
}

/** An account that is about to be changed, locked until the transaction ends. */
export async function lockForStaff(t: Db, id: number): Promise<StaffRow | undefined> {
  const [row] = await t.query<StaffRow>(`select ${COLUMNS} from users where id = $1 for update`, [
    id,
  ]);
  return row;
}

type ListInput = ParsedInputOf<typeof userAllbuyers>;

/** A page of accounts, and how many there are; staff are not among them. */
export async function listForStaff(
  db: Db,
  input: ListInput,
): Promise<{ rows: StaffRow[]; total: number }> {
  const parameters = new SqlParameters();
  const where = conditionsOf(input, parameters).join(" and ");
  const [count] = await db.query<{ total: number }>(
    `select count(*) as total from (select 1 from users where ${where} limit ${COUNT_CAP + 1}) found`,
    parameters.values,
  );
  const direction = input.order === "asc" ? "asc" : "desc";
  const limit = parameters.add(input.limit);
  const offset = parameters.add((input.page - 1) * input.limit);
  const rows = await db.query<StaffRow>(
    `select ${COLUMNS} from users where ${where}
     order by ${ORDERS[input.orderby]} ${direction}, id ${direction} limit ${limit} offset ${offset}`,
    parameters.values,
  );
  return { rows, total: count?.total ?? 0 };
}

const ORDERS: Record<ListInput["orderby"], string> = {
  id: "id",
  created_at: "created_at",
  email: "email",
  last_name: "martillo_fold(last_name)",
  status: "status",
};

function conditionsOf({ search, filters = {} }: ListInput, parameters: SqlParameters): string[] {
  const conditions = ["not staff"];
  const contains = (folded: string, text: string | undefined) => {
    if (!text) return;
    const pattern = parameters.add(`%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`);
    conditions.push(`${folded} like martillo_fold(${pattern})`);
  };
  contains(USER_TEXT, search);
  contains("martillo_fold(email)", filters.email);
  contains("martillo_fold(first_name)", filters.first_name);
  contains("martillo_fold(last_name)", filters.last_name);
  const sells = [filters.admin ?? 0].flat().map((flag) => flag === 1);
  conditions.push(`admin = any(${parameters.add(sells)}::boolean[])`);
  if (filters.status) {
    conditions.push(`status = any(${parameters.add([filters.status].flat())}::text[])`);
  }
  if (filters.approved_to_bid !== undefined) {
    conditions.push(`approved_to_bid = ${parameters.add(filters.approved_to_bid === 1)}`);
  }
  if (filters.verified !== undefined) {
    conditions.push(
      `(email_verified or phone_verified) = ${parameters.add(filters.verified === 1)}`,
    );
  }
  if (filters.bid_limit_requested !== undefined) {
    const has = `exists (select 1 from bid_limit_requests r where r.user_id = users.id and r.status = 'pending')`;
    conditions.push(filters.bid_limit_requested === 1 ? has : `not ${has}`);
  }
  return conditions;
}

export interface BidderRow {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  amount_cents: number | null;
}

/** As in the lot's history. */
const IS_PUBLIC_AMOUNT = `not (${IS_ABOVE_PRICE}) or l.status not in ('open', 'closing')`;

/** Active accounts that do not sell and have a bid on a lot, and not a declined one; the highest first. */
export function readBidders(
  db: Db,
  lotId: number,
  filters: ParsedInputOf<typeof userAllbiddingbuyers>["filters"] = {},
): Promise<BidderRow[]> {
  const parameters = new SqlParameters(lotId);
  const { "u.status": status, "u.admin": sells } = filters;
  const conditions = [
    "b.lot_id = $1 and not b.declined and u.status = 'active' and not u.admin and not u.staff",
    ...(status ? [filterCondition("u.status", status, parameters)] : []),
    ...(sells ? [filterCondition("u.admin::int", sells, parameters)] : []),
  ];
  return db.query<BidderRow>(
    // The leader bids the price, also where a withdrawal has hidden the row that says so.
    `select u.id, u.email, u.first_name, u.last_name, greatest(
         max(b.amount_cents) filter (where ${IS_PUBLIC_AMOUNT}),
         max(l.price_cents) filter (where b.round = l.round and b.bidder_id = l.leader_id)
       ) as amount_cents
     from bids b join users u on u.id = b.bidder_id join lots l on l.id = b.lot_id
     where ${conditions.join(" and ")}
     group by u.id order by amount_cents desc nulls last, u.id`,
    parameters.values,
  );
}

export async function countSessions(db: Db, userId: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*) from sessions
     where user_id = $1 and scopes is null and revoked_at is null and expires_at > clock_timestamp()`,
    [userId],
  );
  return row?.count ?? 0;
}

export async function readAudit(
  db: Db,
  userId: number,
): Promise<OutputOf<typeof userGetSingleUser>["audit"]> {
  const rows = await db.query<OutputOf<typeof userGetSingleUser>["audit"][number]>(
    `select a.id, a.actor_id, actor.first_name || ' ' || actor.last_name as actor_name, a.action,
            a.details, ${ms("a.created_at")} as created_at
     from user_audit a join users actor on actor.id = a.actor_id
     where a.user_id = $1 order by a.id desc limit 100`,
    [userId],
  );
  return rows;
}

export async function readSellerAndStatus(
  db: Db,
  lotId: number,
): Promise<{ seller_id: number; status: string } | undefined> {
  const [row] = await db.query<{ seller_id: number; status: string }>(
    "select seller_id, status from lots where id = $1",
    [lotId],
  );
  return row;
}
