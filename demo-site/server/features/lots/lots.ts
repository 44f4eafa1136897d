import type {
  productActiveSorts,
  productLots,
  productNextLot,
  productSingleProduct,
} from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { toLotDetail } from "./lot-detail";
import { nextLotId, readLots } from "./lot-repository";
import { toLot } from "./lot-view";
import { sortsFor } from "./search-query";

export const readLotsOfList: Handler<typeof productLots> = async ({ ids }, { db, viewer }) => {
  const rows = await readLots(db, ids, viewer);
  return { records: rows.map((row) => toLot(row, viewer?.id ?? null)) };
};

export const nextLot: Handler<typeof productNextLot> = async ({ seller }, { db, viewer }) => {
  const id = await nextLotId(db, seller);
  const [row] = id === undefined ? [] : await readLots(db, [id], viewer);
  return { record: row ? toLot(row, viewer?.id ?? null) : null };
};

export const singleProduct: Handler<typeof productSingleProduct> = async (
  { id },
  { db, viewer },
) => {
  const [row] = await readLots(db, [id], viewer);
  if (!row) throw new ApiFault("NOT_FOUND");
  return { record: await toLotDetail(db, row, viewer) };
};

export const activeSorts: Handler<typeof productActiveSorts> = async ({
  list,
  searchbar = "",
}) => ({
  records: sortsFor(list === "search" && searchbar.trim() !== ""),
});
