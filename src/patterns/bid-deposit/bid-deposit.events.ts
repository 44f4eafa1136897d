/** What is told of the deposit of a bid, in whichever widget it is. */
export interface BidDepositOwnEvents {
  /** The deposit that a lot asks for is there: its bidder may bid. */
  "martillo-deposit-paid": { lot: number; amount: string };
}
