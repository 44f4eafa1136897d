import { ApiFault } from "../../platform/call/fault";
import type { Db } from "../../platform/db/db";
import { isOnItsWay } from "../money";

/** Whether a payment of this seller's plan, whichever, has been sent and not come to rest. */
export function isPlanOnItsWay(db: Db, userId: number): Promise<boolean> {
  return isOnItsWay(db, { userId, purpose: "plan" });
}

/**
 * Refuses a second payment while a first one is on its way, for another plan too: both would be charged. Hold the subscription's lock.
 * Throws PAYMENT_IN_PROGRESS.
 */
export async function requireNoneOnItsWay(db: Db, userId: number): Promise<void> {
  if (await isPlanOnItsWay(db, userId)) throw new ApiFault("PAYMENT_IN_PROGRESS");
}
