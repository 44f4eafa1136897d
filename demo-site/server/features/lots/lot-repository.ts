import { ownerIdOf, type LotViewer } from "./lot-access";
import type { Db } from "../../platform/db/db";
import { can } from "../../platform/security/permissions";
import {
  LOT_COLUMNS,
  LOT_STATE_COLUMNS,
  LOT_TABLES,
  type LotRow,
  type LotStateRow,
} from "./lot-row";

/** Lots by id in the order asked for; unknown ids, deleted drafts, and drafts and hidden lots of others are left out. */
export async function readLots(
  db: Db,
  ids: readonly number[],
  viewer: LotViewer | null,
): Promise<LotRow[]> {
  const rows = await db.query<LotRow>(
    `select ${LOT_COLUMNS} from ${LOT_TABLES}
     where l.id = any($2::bigint[]) and l.deleted_at is null
       and (l.status <> 'draft' and l.hidden_at is null or l.seller_id = $3::bigint or $4::boolean)`,
    [viewer?.id ?? null, ids, viewer && draftsOf(viewer), viewer?.staff ?? false],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** The owner of the drafts that a viewer reads; people who neither write nor publish lots read none. */
function draftsOf(viewer: LotViewer): number | null {
  return can(viewer, "post") || can(viewer, "publish") ? ownerIdOf(viewer) : null;
}

/** The open auction that ends first, else the one that opens first; of one seller, where one is named. */
export async function nextLotId(db: Db, seller: number | undefined): Promise<number | undefined> {
  const first = (status: "open" | "scheduled", column: "closes_at" | "opens_at", place: number) =>
    `(select id, ${place} as place from lots
      where auction = 1 and status = '${status}' and closes_at > now() and hidden_at is null
        and ($1::bigint is null or seller_id = $1) order by ${column}, id limit 1)`;
  const [next] = await db.query<{ id: number }>(
    `${first("open", "closes_at", 1)} union all ${first("scheduled", "opens_at", 2)}
     order by place limit 1`,
    [seller ?? null],
  );
  return next?.id;
}

/** The public state of lots for frames, without drafts and what the house has hidden. */
export function readLotStates(db: Db, ids: readonly number[]): Promise<LotStateRow[]> {
  return db.query<LotStateRow>(
    `select ${LOT_STATE_COLUMNS} from lots l where l.id = any($1::bigint[]) and l.status <> 'draft' and l.hidden_at is null`,
    [ids],
  );
}

/** One lot, locked until the transaction ends; everything that follows is serial per lot. */
export async function lockLot(t: Db, id: number): Promise<LotStateRow | undefined> {
  await t.query("select 1 from lots where id = $1 for update", [id]);
  // Read apart: a clock read in the locking statement may be from before the wait.
  const [row] = await t.query<LotStateRow>(
    `select ${LOT_STATE_COLUMNS} from lots l where l.id = $1`,
    [id],
  );
  return row;
}
