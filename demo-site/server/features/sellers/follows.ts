import type {
  Follow,
  userAddFollower,
  userGetFollowers,
  userRemoveFollower,
  userUpdateFollower,
} from "martillo/contract";
import { HOUSE_ZONE } from "martillo/domain";
import type { CallContext, Viewer } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { displayRange } from "../../platform/lists/display-range";
import { ownerIdOf } from "../lots";
import {
  countFollowers,
  follow,
  type FollowRow,
  readFollowerDays,
  readFollows,
  setNotice,
  unfollow,
} from "./follow-repository";
import { readSeller } from "./seller-repository";

/** Days of the course that a seller sees. */
const DAYS = 30;

export const getFollowers: Handler<typeof userGetFollowers> = async (input, ctx) => {
  const { db } = ctx;
  const viewer = ctx.requireViewer();
  if (input.as === "seller") return ofSeller(ctx, viewer);
  const { page, limit, seller_id: sellerId = null } = input;
  const { rows, total } = await readFollows(db, { userId: viewer.id, sellerId, page, limit });
  return {
    records: rows.map(toFollow),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
  };
};

/** The number of those who follow the caller's account, and no more of them. */
async function ofSeller({ db }: Pick<CallContext, "db">, viewer: Viewer) {
  if (!viewer.admin || viewer.pass !== null) throw new ApiFault("FORBIDDEN");
  const sellerId = ownerIdOf(viewer);
  const [total, series] = await Promise.all([
    countFollowers(db, sellerId),
    readFollowerDays(db, { sellerId, days: DAYS, zone: HOUSE_ZONE }),
  ]);
  return { records: [], totalRecords: 0, setDisp: displayRange(1, 1, 0, 0), total, series };
}

export const addFollower: Handler<typeof userAddFollower> = async (input, ctx) => {
  const { id: userId, asEmployeesId } = ctx.requireViewer();
  const { seller_id: sellerId, notify } = input;
  if (sellerId === userId || sellerId === asEmployeesId) throw new ApiFault("OWN_LOT");
  if (!(await readSeller(ctx.db, sellerId))) throw new ApiFault("NOT_FOUND");
  await follow(ctx.db, { userId, sellerId, notify });
  return recordOf(ctx, userId, sellerId);
};

export const updateFollower: Handler<typeof userUpdateFollower> = async (input, ctx) => {
  const { id: userId } = ctx.requireViewer();
  const { seller_id: sellerId, notify } = input;
  if (!(await setNotice(ctx.db, { userId, sellerId, notify }))) throw new ApiFault("NOT_FOUND");
  return recordOf(ctx, userId, sellerId);
};

export const removeFollower: Handler<typeof userRemoveFollower> = async ({ seller_id }, ctx) => {
  const { id } = ctx.requireViewer();
  return { removed: (await ctx.db.tx((t) => unfollow(t, id, seller_id))) ? 1 : 0 };
};

async function recordOf({ db }: Pick<CallContext, "db">, userId: number, sellerId: number) {
  const { rows } = await readFollows(db, { userId, sellerId, page: 1, limit: 1 });
  const [row] = rows;
  if (!row) throw new ApiFault("NOT_FOUND");
  return { record: toFollow(row) };
}

function toFollow(row: FollowRow): Follow {
  return {
    seller_id: row.seller_id,
    seller_name: row.seller_name,
    notify: row.notify,
    since: row.since_ms,
    lots: row.lots,
    open: row.is_open ? 1 : 0,
  };
}
