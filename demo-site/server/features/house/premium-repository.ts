import type { Db } from "../../platform/db/db";
import type { PremiumTier } from "martillo/domain";

/** Running lots, and those that wait for a decision: what is owed is in the sale of the others, or nothing. */
const FROZEN = "('scheduled', 'open', 'closing', 'closed', 'provisional', 'reserved')";

/** Writes the premium into all lots that go by it, before another one takes its place in the settings. */
export async function freezePremium(t: Db, tiers: readonly PremiumTier[]): Promise<void> {
  await t.query(
    `update lots set premium = $1::jsonb where premium is null and status in ${FROZEN}`,
    [JSON.stringify(tiers)],
  );
}
