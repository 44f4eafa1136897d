import type { Db } from "../db/db";
import type { Turns } from "../db/turns";
import type { RateLimiter } from "../security/rate-limiter";
import type { Services } from "../call/context";
import type { CallTurn } from "./call-turns";
import type { PaymentTurn } from "./payment-turns";

export interface CallServices extends Services {
  /** Looks up who bids, so that a bid waits behind no caller's search on its way to its lane. */
  biddingDb: Db;
  limiter: RateLimiter;
  /** Calls that only a few of may run at once; of those that wait, accounts go before guests. */
  dearCalls: Turns;
  /** The same for those that bring files. */
  fileCalls: Turns;
  paymentTurn: PaymentTurn;
  /** All calls but bids, payments and dear ones, which have turns of their own, before anything of them is read. */
  callTurn: CallTurn;
}

export interface CallOrigin {
  ip: string;
  userAgent: string;
  country(): Promise<string | null>;
  origin: string | null;
}
