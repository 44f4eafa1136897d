/** Lists of purchases, as addresses name them. */
export const PURCHASE_LISTS = [
  "all",
  "pending",
  "paid",
  "pickup",
  "completed",
  "returned",
] as const;
