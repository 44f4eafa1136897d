import type { BuyerKind } from "martillo/contract";
import { buyerKind } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { taxNumberOf } from "./parties";
import { readKindRows } from "./party-repository";

/** As what people buy, by what each says and what its account says. In the order of `buyers`. */
export async function readBuyerKinds(
  db: Db,
  buyers: readonly { userId: number; said: BuyerKind | undefined }[],
): Promise<BuyerKind[]> {
  const rows = await readKindRows(
    db,
    buyers.map(({ userId }) => userId),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return buyers.map(({ userId, said }) => {
    const row = byId.get(userId);
    return buyerKind({
      said,
      taxId: taxNumberOf(row?.custom_fields ?? {}),
      hasCompany: row?.has_company ?? false,
    });
  });
}

/** The same for one. */
export async function readBuyerKind(
  db: Db,
  userId: number,
  said: BuyerKind | undefined,
): Promise<BuyerKind> {
  const [kind] = await readBuyerKinds(db, [{ userId, said }]);
  return kind ?? "consumer";
}
