/**
 * As SQL over a bid `b` and its lot `l`: a bid above the price of the present listing. After a withdrawal it is perhaps its bidder's
 * hidden maximum again, so while the lot takes bids no other person is told its amount.
 */
export const IS_ABOVE_PRICE = "b.round = l.round and b.amount_cents > l.price_cents";
