import { areLinked } from "../companies";

/**
 * SQL: whether a row of bids `gone` closes its listing to its bidder: a maximum that was withdrawn, and the house has not let the bidder back in. Bids
 * that ended with a blocked account close nothing: the account itself is asked.
 */
export const CLOSES_LISTING = `gone.kind = 'max' and gone.declined and gone.withdrawn_by is not null
  and not gone.lowers and not gone.readmitted and gone.declined_reason <> 'account_blocked'`;

/**
 * SQL: whether the present listing of a lot `l` is closed to an account, given as an expression of its id: a bid of that account, or of one linked to
 * it, closes it.
 */
export function isClosedTo(account: string): string {
  return `exists (
    select 1 from bids gone
    where gone.lot_id = l.id and gone.round = l.round and ${CLOSES_LISTING}
      and ${areLinked("gone.bidder_id", account)})`;
}
