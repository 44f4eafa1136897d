import type { PremiumTier } from "martillo/domain";
import type { Db } from "../../platform/db/db";

/** SQL for what the house takes of lots that are published now. */
export const HOUSE_PREMIUM = `coalesce(
  (select value from settings where key = 'buyer_premium'), '[]'::jsonb)`;

/** SQL for what the house takes of a lot `l`: what it was published with; drafts go by what would hold now. */
export const LOT_PREMIUM = `coalesce(l.premium, ${HOUSE_PREMIUM})`;

/** Running lots, and those that wait for a decision: what is owed is in the sale of the others, or nothing. */
const FROZEN = "('scheduled', 'open', 'closing', 'closed', 'provisional', 'reserved')";

/** Writes the premium into all lots that go by it, before another one takes its place in the settings. */
export async function freezePremium(t: Db, tiers: readonly PremiumTier[]): Promise<void> {
  await t.query(
    `update lots set premium = $1::jsonb where premium is null and status in ${FROZEN}`,
    [JSON.stringify(tiers)],
  );
}
