import type { MarketStatus, Scope } from "../../contract";
import type { BidKind, FailureCode, LoginReason } from "./event-words";

/** What several widgets tell: crashes, signing in, bids and what becomes of a lot. What one of them tells stands in its `*.events.ts`. */
export interface SharedEvents {
  /** A widget crashed and shows its retry box. */
  "martillo-error": { widget: string; message: string };
  /** An action needs a sign-in. */
  "martillo-login-request": { reason: LoginReason; lot?: number };
  /** The visitor signed in with the widget. */
  "martillo-login-succeeded": { userId: number };
  /** A sign-in was refused. */
  "martillo-login-failed": { code: FailureCode; message: string };
  /** An account was created and is signed in. */
  "martillo-registered": { userId: number };
  /** A one-time code has gone out during a registration. */
  "martillo-verification-sent": { channel: "email" | "sms" };
  /** An address was verified during a registration. */
  "martillo-verification-succeeded": { channel: "email" | "sms" };
  /** A registration was refused. */
  "martillo-registration-failed": { code: FailureCode; message: string };
  /** The visitor asks for the registration form. */
  "martillo-register-request": { email?: string };
  /** The visitor asks for a new password. */
  "martillo-password-reset-request": { email?: string };
  /** The visitor must allow this page more; a window of the auction house asks, unless this is refused. */
  "martillo-scope-request": { scope: Scope; lot?: number };
  /** A bid is about to be sent. */
  "martillo-bid-request": { lot: number; amount: string; type: BidKind };
  /** A bid was accepted. */
  "martillo-bid-placed": {
    lot: number;
    bidId: number;
    amount: string;
    type: BidKind;
    price: string;
    leading: boolean;
    minimum: string;
    seq: number;
    serverTime: number;
    closesAt: number;
    receipt: string;
  };
  /** A bid was refused. */
  "martillo-bid-refused": {
    lot: number;
    amount: string;
    type: BidKind;
    code: FailureCode;
    message: string;
    minimum?: string;
  };
  /** It is unknown whether a bid counted; `martillo-bid-placed` or `-refused` follows. */
  "martillo-bid-unknown": { lot: number; amount: string; type: BidKind };
  /** The user led a lot and does no longer. */
  "martillo-outbid": { lot: number; price: string; minimum: string | null };
  /** The user leads a lot again, or for the first time. */
  "martillo-leading": { lot: number; price: string };
  /** The end of a lot moved. */
  "martillo-lot-extended": { lot: number; closesAt: number; extension: number };
  /** A lot reached its end. */
  "martillo-lot-closed": { lot: number; status: MarketStatus; price: string };
  /** A lot was chosen; the widget follows its link unless this is refused. */
  "martillo-lot-open-request": { lot: number; url: string };
  /** A lot was put on the watch list, or taken off. */
  "martillo-watch-changed": { lot: number; watched: boolean };
}
