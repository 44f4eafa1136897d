import { ApiFault } from "../../../demo-site/server/platform/call/fault";
import type { Handler } from "../../../demo-site/server/platform/call/mount";
import { readLots } from "../../../demo-site/server/features/lots/lot-repository";
import { toLot } from "../../../demo-site/server/features/lots/lot-view";
import type { productSimilar } from "./calls";

/** In the repository: `demo-site/server/features/lots/similar.ts`. SQL belongs into a repository beside it. */
export const similar: Handler<typeof productSimilar> = async ({ id }, { db, viewer }) => {
  const [lot] = await readLots(db, [id], viewer);
  if (!lot) throw new ApiFault("NOT_FOUND");
  const rows = await db.query<{ id: number }>(
    `select id from lots where category = $1 and id <> $2 and status = 'open'
     order by abs(price_cents - $3) limit 4`,
    [lot.category, lot.id, lot.price_cents],
  );
  const records = await readLots(
    db,
    rows.map((row) => row.id),
    viewer,
  );
  return { of: id, records: records.map((row) => toLot(row, viewer?.id ?? null)) };
};
