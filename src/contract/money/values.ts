/** What a payment may be for. */
export const PAYMENT_PURPOSES = ["topup", "deposit", "invoice", "cart", "plan", "debt"] as const;

/** States of a payment. `review`: staff look at it. */
export const PAYMENT_STATES = [
  "open",
  "requires_action",
  "processing",
  "authorized",
  "succeeded",
  "failed",
  "canceled",
  "expired",
  "review",
] as const;

/** States of a deposit. */
export const DEPOSIT_STATES = [
  "pending",
  "held",
  "applied",
  "returned",
  "forfeited",
  "charged_back",
] as const;

/** States of a balance that goes to a bank account. `returned`: the bank sent it back. */
export const BALANCE_PAYOUT_STATES = ["requested", "paid", "returned", "cancelled"] as const;

/** Saved methods of payment: cards or bank accounts. */
export const METHOD_KINDS = ["card", "bank_account"] as const;

/** Kinds of rows in the list of transactions. */
export const TRANSACTION_KINDS = ["payment", "refund", "deposit"] as const;

/** States of a transaction as a list shows them. */
export const TRANSACTION_STATES = [
  "success",
  "pending",
  "failed",
  "canceled",
  "reversed",
  "disputed",
] as const;

/** Lists of payments that staff look at: everything, or what came and fits nothing. */
export const PAYMENT_LISTS = ["all", "review"] as const;
