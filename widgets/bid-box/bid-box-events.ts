/** Names of the events that a bid box tells, those of the sign-in apart. */
export type BidBoxEvents =
  | "martillo-scope-request"
  | "martillo-bid-request"
  | "martillo-bid-placed"
  | "martillo-bid-refused"
  | "martillo-bid-unknown"
  | "martillo-outbid"
  | "martillo-leading"
  | "martillo-lot-extended"
  | "martillo-lot-closed"
  | "martillo-payment-request"
  | "martillo-payment-started"
  | "martillo-payment-pending"
  | "martillo-payment-succeeded"
  | "martillo-payment-failed"
  | "martillo-deposit-paid"
  | "martillo-invoice-open-request"
  | "martillo-login-request";
