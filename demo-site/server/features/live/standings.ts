import type { MeFrame } from "martillo/contract";
import { toDecimal, decimalOrNull } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { readStandingRows } from "./standing-repository";

export interface Standing {
  userId: number;
  frame: MeFrame;
}

/** How users stand in lots that have no result yet. Each row is for the eyes of its own user alone. */
export async function readStandings(
  db: Db,
  asked: readonly { userId: number; lotId: number }[],
): Promise<Standing[]> {
  const rows = await readStandingRows(
    db,
    asked.map((pair) => pair.userId),
    asked.map((pair) => pair.lotId),
  );
  return rows.map((row) => ({
    userId: row.user_id,
    frame: {
      project_id: row.lot_id,
      seq: row.seq,
      leading: row.leading,
      my_maximum: decimalOrNull(row.max_cents),
      outbid: !row.leading && row.max_cents !== null,
      ...(row.held_cents !== null && { maximum_to_confirm: toDecimal(row.held_cents) }),
      ...(row.head && { head: row.head }),
    },
  }));
}
