/** The events of the deposit of a bid, the same in all widgets. */
export interface BidDepositOwnEvents {
  /** The deposit that a lot asks for is there: its bidder may bid. */
  "martillo-deposit-paid": { lot: number; amount: string };
}
