import { isCardExpired } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { type MethodRow, readMethodById, readMethods } from "../money";
import type { SubscriptionRow } from "./subscription-repository";

/** Whether a card can be charged while its owner is not there. */
export function isChargeable(method: MethodRow, nowMs: number): boolean {
  const { kind, status, off_session, exp_month: month, exp_year: year } = method;
  if (kind === "bank") return status === "verified";
  const isGood = month === null || year === null || !isCardExpired({ month, year }, nowMs);
  return status === "active" && off_session && isGood;
}

/** The card or account that a plan is charged to: the one chosen for it, otherwise the default card, otherwise any that can be charged. */
export async function planCard(
  db: Db,
  row: Pick<SubscriptionRow, "user_id" | "method_id">,
  nowMs: number,
): Promise<MethodRow | null> {
  const chosen = row.method_id === null ? undefined : await readMethodById(db, row.method_id);
  if (chosen && isChargeable(chosen, nowMs)) return chosen;
  const cards = await readMethods(db, row.user_id, "card");
  return cards.find((card) => isChargeable(card, nowMs)) ?? null;
}
