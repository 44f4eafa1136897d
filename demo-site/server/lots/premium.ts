import type { PremiumTier } from "martillo/domain";
import type { Db } from "../db/db";

/** The house's premium on the hammer price; none when nothing is configured. */
export async function readPremium(db: Db): Promise<PremiumTier[]> {
  const [row] = await db.query<{ value: PremiumTier[] }>(
    "select value from settings where key = 'buyer_premium'",
  );
  return row?.value ?? [];
}
