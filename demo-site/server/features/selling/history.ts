import type { customLotHistory, LotEdit } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { ms, type Db } from "../../platform/db/db";
import { displayRange } from "../../platform/lists/display-range";
import { mayManageLot, readLots } from "../lots";
import { NAME_OF_EDITOR } from "./edit-log";

export const lotHistory: Handler<typeof customLotHistory> = async ({ id, page, limit }, ctx) => {
  const viewer = ctx.requireViewer();
  const [lot] = await readLots(ctx.db, [id], viewer);
  if (!lot) throw new ApiFault("NOT_FOUND");
  if (!mayManageLot(viewer, lot.seller_id)) throw new ApiFault("FORBIDDEN");
  const records = await readEdits(ctx.db, id, { limit, offset: (page - 1) * limit });
  const [count] = await ctx.db.query<{ n: number }>(
    "select count(*) as n from lot_edits where lot_id = $1",
    [id],
  );
  const total = count?.n ?? 0;
  return {
    records,
    totalRecords: total,
    setDisp: displayRange(page, limit, records.length, total),
  };
};

interface EditRow extends Omit<LotEdit, "changes"> {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** What the seller's side wrote of a lot, the newest first. */
async function readEdits(
  db: Db,
  lotId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<LotEdit[]> {
  const rows = await db.query<EditRow>(
    `select e.version, e.action, ${NAME_OF_EDITOR} as by, ${ms("e.created_at")} as at, e.reason, e.before, e.after
     from lot_edits e left join users u on u.id = e.actor_id
     where e.lot_id = $1 order by e.version desc limit $2 offset $3`,
    [lotId, limit, offset],
  );
  return rows.map(({ before, after, ...edit }) => ({
    ...edit,
    changes: Object.entries(after).map(([field, value]) => ({
      field,
      before: before[field] ?? null,
      after: value,
    })),
  }));
}
