import { type CardRemoval, refuseCardRemoval } from "martillo/domain";
import { ApiFault } from "../../../platform/call/fault";
import type { Db } from "../../../platform/db/db";
import {
  type MethodRow,
  readMethods,
  readUsesOf,
  savedCardOf,
  type Uses,
} from "./method-repository";

/**
 * Refuses to take away a card or an account that something still needs. Throws PAYMENT_IN_PROGRESS, and of cards DEFAULT_CARD_REQUIRED and
 * CARD_IN_USE. Hold the account's lock.
 */
export async function requireRemovable(t: Db, method: MethodRow): Promise<void> {
  const uses = await readUses(t, method);
  if (method.kind === "bank") {
    if (uses.is_paying) throw new ApiFault("PAYMENT_IN_PROGRESS");
    return;
  }
  const cards = await readMethods(t, method.user_id, method.kind);
  const removal: CardRemoval = {
    id: String(method.id),
    cards: cards.map(savedCardOf),
    keptBy: method.kind === "vault" ? "vault" : "provider",
    lastBidAtMs: uses.last_bid_ms,
    // Cards of the vault are charged while their owner is there; a plan renews from others.
    isPlanRenewing: uses.needs_card && method.kind === "card",
    isPaying: uses.is_paying,
    nowMs: uses.now_ms,
  };
  const code = refuseCardRemoval(removal);
  if (code) throw new ApiFault(code);
}

/** Bids that the house placed for the person do not count. */
async function readUses(t: Db, { id, user_id }: MethodRow): Promise<Uses> {
  const row = await readUsesOf(t, user_id, id);
  if (!row) throw new Error("martillo: a card has an owner");
  return row;
}
