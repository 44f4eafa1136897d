/** Lists of accounts, as addresses name them. */
export const INVOICE_LISTS = ["all", "paid", "unpaid"] as const;
