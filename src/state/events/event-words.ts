import type { ErrorCode, InputOf, productSearch } from "../../contract";

/** Codes of a failed call: the API's own refusals, or the transport's. */
export type FailureCode = ErrorCode | "NETWORK" | "TIMEOUT";

/** Kind of bid: a hidden maximum, or the very price that the bidder names. */
export type BidKind = "max" | "exact";

/** A saved card or account: never more of its number than the last four figures. */
export interface SavedMethod {
  id: string;
  brand: string;
  last4: string;
}

/** Why a widget asks for a sign-in; `sell`: to have a plan, so that a registration is a seller's. */
export type LoginReason = "bid" | "watch" | "buy" | "offer" | "sell" | "account" | "session-ended";

/** A search as the wire takes it: text, kind of sale, filters, order and page. */
export type SearchQuery = InputOf<typeof productSearch>;
