/** States of the appointment at which a vehicle is picked up. `waiting`: chosen before it was paid. */
export const PICKUP_STATES = ["waiting", "scheduled", "cancelled", "completed", "no_show"] as const;

/** What one may do now about handing a vehicle over. `book_with_payment`: a time can be chosen where a payment is noted. */
export const PICKUP_ACTIONS = [
  "book",
  "book_with_payment",
  "move",
  "cancel",
  "ship",
  "ready",
  "hand_over",
] as const;

/** The points that both sides check together when a vehicle is handed over. */
export const HANDOVER_CHECKS = ["identity", "condition", "keys", "documents"] as const;

/** The most pictures that are taken when a vehicle is handed over. */
export const HANDOVER_PHOTOS = 8;

/** The most keys that are handed over with a vehicle. */
export const HANDOVER_KEYS = 9;

/** The longest note about a hand-over. */
export const HANDOVER_NOTE_LENGTH = 1_000;

/** Lists of a buyer's purchases, as their tabs. */
export const PURCHASE_LISTS = [
  "all",
  "pending",
  "paid",
  "pickup",
  "completed",
  "returned",
  "won",
  "open",
] as const;

/**
 * What the buyer of a vehicle does next. `bring`: the pickup is booked, and on its day the papers come along. `papers`: the buyer has the
 * vehicle put into the own name and shows it. `wait`: it is the seller's turn. `give_back`: its return was accepted.
 */
export const PURCHASE_STEPS = [
  "pay",
  "book",
  "bring",
  "collect",
  "wait",
  "papers",
  "give_back",
  "none",
] as const;
