import type {
  StaffUser,
  userAllbiddingbuyers,
  userAllbuyers,
  userGetSingleUser,
} from "martillo/contract";
import { decimalOrNull } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { ApiFault } from "../../platform/call/fault";
import type { Viewer } from "../../platform/call/context";
import type { Handler } from "../../platform/call/mount";
import { displayRange } from "../../platform/lists/display-range";
import { accountsOf } from "../companies";
import { mayManageLot } from "../lots";
import { openRequests } from "./bid-limit-repository";
import {
  countSessions,
  listForStaff,
  readAudit,
  readBidders,
  readForStaff,
  readSellerAndStatus,
  type StaffRow,
} from "./staff-repository";
import { readStrikes } from "../sale";
import { toStrike } from "../strikes";
import { toUser } from "../accounts";

async function toStaffUsers(db: Db, rows: readonly StaffRow[]): Promise<StaffUser[]> {
  const requests = await openRequests(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    ...toUser(row),
    bid_limit: decimalOrNull(row.bid_limit_cents),
    created_at: row.created_ms,
    bid_limit_request: requests.get(row.id) ?? null,
  }));
}

/** An account as staff see it. Throws NOT_FOUND. */
export async function staffUser(db: Db, id: number): Promise<StaffUser> {
  const row = await readForStaff(db, id);
  const [user] = row ? await toStaffUsers(db, [row]) : [];
  if (!user) throw new ApiFault("NOT_FOUND");
  return user;
}

export const allbuyers: Handler<typeof userAllbuyers> = async (input, { db }) => {
  const { rows, total } = await listForStaff(db, input);
  return {
    records: await toStaffUsers(db, rows),
    totalRecords: total,
    setDisp: displayRange(input.page, input.limit, rows.length, total),
  };
};

export const allbiddingbuyers: Handler<typeof userAllbiddingbuyers> = async (input, ctx) => {
  const { db } = ctx;
  const viewer = ctx.requireViewer();
  // Bidders have no names for a seller until one of them has bought.
  if (!viewer.staff) await requireSold(db, input.project_id, viewer);
  const rows = await readBidders(db, input.project_id, input.filters);
  return {
    records: rows.map((row) => ({
      users_id: row.id,
      users_email: row.email,
      first_name: row.first_name,
      last_name: row.last_name,
      proposed_amount: decimalOrNull(row.amount_cents),
    })),
    totalRecords: rows.length,
    setDisp: displayRange(1, rows.length, rows.length, rows.length),
  };
};

async function requireSold(db: Db, lotId: number, viewer: Viewer): Promise<void> {
  const lot = await readSellerAndStatus(db, lotId);
  if (!lot || !mayManageLot(viewer, lot.seller_id)) throw new ApiFault("NOT_FOUND");
  if (lot.status !== "sold") throw new ApiFault("ILLEGAL_TRANSITION");
}

export const getSingleUser: Handler<typeof userGetSingleUser> = async ({ id }, { db }) => {
  const [record, audit, sessions, accounts, strikes] = await Promise.all([
    staffUser(db, id),
    readAudit(db, id),
    countSessions(db, id),
    accountsOf(db, id),
    readStrikes(db, id),
  ]);
  return { record, audit, sessions, accounts, strikes: strikes.map(toStrike) };
};
