/** What `martillo-deposit-list` tells. */
export interface DepositListOwnEvents {
  /** A deposit was asked back and is on its way. */
  "martillo-deposit-returned": { deposit: number; lot: number; amount: string };
}
