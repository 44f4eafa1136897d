// Written by `npm run generate` from the files `*.events.ts` of widgets and patterns.
import type { CartType, FollowNotice, PaymentPurpose } from "../../contract";
import type { PlanAction } from "../../domain";
import type { ConsentChoice } from "../page";
import type { FailureCode, SavedMethod, SearchQuery } from "./event-words";

/** What one widget or one pattern tells. */
export interface WidgetEvents {
  /** The deposit that a lot asks for is there: its bidder may bid. */
  "martillo-deposit-paid": { lot: number; amount: string };
  /** The visitor changed the content of a cart: the number of its vehicles, and their total. */
  "martillo-cart-changed": { type: CartType; count: number; total: string };
  /** A reservation of the visitor's ends in so many minutes: 5, then 1. */
  "martillo-reservation-ending": { lot: number; minutes: number };
  /** A reservation of the visitor's is over. */
  "martillo-reservation-ended": { lot: number };
  /** A cart or its checkout is to be opened. The link is followed unless this is refused. */
  "martillo-checkout-open-request": { type: CartType; cart?: number; url: string };
  /** The visitor is about to make or answer an offer. */
  "martillo-offer-request": {
    lot: number;
    amount: string;
    action: "make" | "accept" | "decline" | "counter" | "withdraw";
  };
  /** An offer was made. */
  "martillo-offer-sent": { lot: number; offer: number; amount: string };
  /** An action on an offer was refused. */
  "martillo-offer-refused": { lot: number; code: FailureCode };
  /** It is unknown whether the press arrived; it can be sent again. */
  "martillo-offer-unknown": { lot: number };
  /** An offer was answered with another amount. */
  "martillo-offer-countered": { lot: number; offer: number; amount: string };
  /** An offer was accepted: the lot is sold, and `invoice` is its account. */
  "martillo-offer-accepted": { lot: number; offer: number; amount: string; invoice: number };
  /** An offer was declined. */
  "martillo-offer-declined": { lot: number; offer: number; amount: string };
  /** The author of an offer took it back. */
  "martillo-offer-withdrawn": { lot: number; offer: number; amount: string };
  /** An offer that was shown has expired. */
  "martillo-offer-expired": { lot: number; offer: number; amount: string };
  /** The visitor is about to pay. */
  "martillo-payment-request": { purpose: PaymentPurpose; ref: string; amount: string };
  /** A payment was opened; nothing has moved yet. */
  "martillo-payment-started": {
    payment: number;
    purpose: PaymentPurpose;
    ref: string;
    amount: string;
  };
  /** It is on its way, and its end is not known yet; another of these events follows. */
  "martillo-payment-pending": {
    payment: number;
    purpose: PaymentPurpose;
    ref: string;
    amount: string;
  };
  /** It was paid. */
  "martillo-payment-succeeded": {
    payment: number;
    purpose: PaymentPurpose;
    ref: string;
    amount: string;
  };
  /** It was declined; the same payment can be tried again. */
  "martillo-payment-failed": {
    payment: number;
    purpose: PaymentPurpose;
    ref: string;
    amount: string;
    code: string;
  };
  /** The visitor has written; `lot` is null in a conversation with the house. */
  "martillo-message-sent": { thread: number; lot: number | null };
  /** A seller let people bid in an auction, refused them, took it back or invited them: so many, and so many could not be. */
  "martillo-access-decided": {
    status: "approved" | "denied" | "revoked" | "invited";
    done: number;
    failed: number;
  };
  /** The user signed out. */
  "martillo-logged-out": Record<string, never>;
  /** The user wants to leave; the widget signs out unless this is refused. */
  "martillo-logout-request": { everywhere: boolean };
  /** The person goes on as another account, or as itself again. */
  "martillo-account-switched": { userId: number };
  /** A time to pick a purchase up was booked, or moved; `start` in epoch milliseconds. */
  "martillo-appointment-booked": { invoice: number; lot: number; start: number };
  /** The appointment of a sale was called off. */
  "martillo-appointment-cancelled": { invoice: number; lot: number };
  /** The visitor asked to bid in an auction, or was let in at once. */
  "martillo-access-requested": { auction: number; status: "pending" | "approved" };
  /** The visitor accepted the terms of an auction. */
  "martillo-terms-accepted": { auction: number; version: number };
  /** The draft of an auction is saved. */
  "martillo-auction-saved": { auction: number; version: number };
  /** An auction is published, with those of its lots that were complete. */
  "martillo-auction-published": { auction: number };
  /** Something was done to an auction of a seller's list. */
  "martillo-auctions-changed": { auction: number; action: string };
  /** The user added a bank account, which must still be verified. `brand` is its bank. */
  "martillo-bank-added": SavedMethod;
  /** An account was verified, and pays from now on. */
  "martillo-bank-verified": SavedMethod;
  /** The user deleted a bank account. */
  "martillo-bank-deleted": SavedMethod;
  /** The visitor is about to buy a lot at its fixed price. */
  "martillo-buy-request": { lot: number; price: string };
  /** A lot was bought: its invoice, and the amount to pay. */
  "martillo-bought": { lot: number; invoice: number; price: string; total: string };
  /** A purchase was refused. */
  "martillo-buy-refused": { lot: number; code: FailureCode };
  /** It is unknown whether a purchase arrived; the same press can be sent again. */
  "martillo-buy-unknown": { lot: number };
  /** The user saved a card. */
  "martillo-card-added": SavedMethod;
  /** Another expiry of a card was saved. */
  "martillo-card-updated": SavedMethod;
  /** The user deleted a card. */
  "martillo-card-deleted": SavedMethod;
  /** Another card pays where nothing is chosen. */
  "martillo-card-default-changed": SavedMethod;
  /** The visitor is about to buy the content of a cart. */
  "martillo-checkout-request": { cart: number; lots: readonly number[]; total: string };
  /** The content of a cart was bought: its invoices, and their total. */
  "martillo-checkout-completed": { cart: number; invoices: readonly number[]; total: string };
  /** A purchase of a cart was refused. */
  "martillo-checkout-refused": { cart: number; code: FailureCode };
  /** A message to the house has arrived there. */
  "martillo-contact-sent": Record<string, never>;
  /** The visitor said what the page may keep and count, for the first time or anew. */
  "martillo-consent-changed": ConsentChoice;
  /** The banner about cookies was put away. */
  "martillo-consent-closed": Record<string, never>;
  /** What the visitor allows has changed; the page is loaded again unless this is refused. */
  "martillo-consent-reload-request": Record<string, never>;
  /** A deposit was asked back and is on its way. */
  "martillo-deposit-returned": { deposit: number; lot: number; amount: string };
  /** A sale was given to another bidder. `next`: the new account. */
  "martillo-winner-changed": { invoice: number; next: number; lot: number; price: string };
  /** The e-mail of an account was verified by a link. */
  "martillo-email-verified": Record<string, never>;
  /** The visitor follows a seller, changed when letters come, or stopped following; `notify` is null then. */
  "martillo-seller-followed": { seller: number; notify: FollowNotice | null };
  /** Another conversation is open, or none, as on a phone where the list takes its place. */
  "martillo-thread-opened": { thread: number | null };
  /** So many conversations have something to read. */
  "martillo-unread-changed": { unread: number };
  /** The invited person accepted to act for an account. */
  "martillo-invitation-accepted": { account: number };
  /** A purchase or sale is to be opened. The link is followed unless this is refused. */
  "martillo-invoice-open-request": { invoice: number; url: string };
  /** All that was due of a purchase is paid. */
  "martillo-invoice-paid": { invoice: number; lot: number; amount: string };
  /** A seller has noted a payment made in another way. */
  "martillo-payment-recorded": { invoice: number; amount: string };
  /** A sale was called off. */
  "martillo-invoice-cancelled": { invoice: number; lot: number };
  /** The visitor has asked a public question on a lot. */
  "martillo-question-asked": { lot: number; comment: number };
  /** A lot became a favourite, or is none any more. */
  "martillo-favorite-changed": { lot: number; favorite: boolean };
  /** A lot that its seller writes was saved; for a new one, that is when it has a number. */
  "martillo-lot-saved": { lot: number; version: number };
  /** A seller published a lot. */
  "martillo-lot-published": { lot: number };
  /** Another step of posting a lot is open. */
  "martillo-step-changed": { step: string };
  /** A sheet of lots was imported: so many rows became drafts, changed one, or could not be imported. */
  "martillo-import-finished": { import: number; created: number; updated: number; failed: number };
  /** A list was asked for another page, order or filter. */
  "martillo-query-changed": { query: SearchQuery };
  /** The newsletter was asked for. */
  "martillo-newsletter-requested": Record<string, never>;
  /** The user changed which news they want, or how pages look to them. */
  "martillo-preferences-updated": {
    language: string | null;
    timeZone: string;
    theme: "auto" | "light" | "dark";
  };
  /** A seller has changed the permissions of a person who works for them. */
  "martillo-permissions-changed": { person: number; permissions: readonly string[] };
  /** A paper of a sale was brought. */
  "martillo-paper-added": { invoice: number; kind: string };
  /** Both sides have signed the contract of a sale. */
  "martillo-contract-signed": { invoice: number };
  /** The user has a new password; their other sessions have ended. */
  "martillo-password-changed": { userId: number };
  /** A link to a new password was asked for; the server never tells whether there is such an account. */
  "martillo-password-link-sent": Record<string, never>;
  /** A new password was chosen by a link; this signs no user in. */
  "martillo-password-reset": Record<string, never>;
  /** The photos of a lot, their order or their captions were saved; it has so many of them now. */
  "martillo-photos-changed": { lot: number; count: number };
  /** Something is to be done about a plan; the widget opens the house's site, or its own pay step, unless this is refused. */
  "martillo-plan-request": {
    /** Type of the plan. */
    plan: string;
    period: "monthly" | "yearly";
    action: PlanAction;
  };
  /** The user changed their own data. */
  "martillo-profile-updated": { userId: number };
  /** Its buyer asked to give a vehicle back: a withdrawal stands at once. */
  "martillo-return-requested": { invoice: number; lot: number; reason: string };
  /** A return was answered, taken back, written down or refunded; `status` is where it stands now. */
  "martillo-return-changed": { invoice: number; lot: number; status: string };
  /** A search was saved as an alert; `search` is null for a guest, who has still to confirm it by e-mail. */
  "martillo-search-saved": { search: number | null; auctions: number; sales: number };
  /** A text was searched for; the widget follows its link unless this is refused. */
  "martillo-search-request": SearchQuery & { search: string };
  /** A seller has changed lots together, or one of a list: so many, and so many could not be. */
  "martillo-lots-changed": { action: string; done: number; failed: number };
  /** A lot was begun and is to be written on; its form is opened unless this is refused. */
  "martillo-lot-edit-request": { lot: number; url: string };
  /** A seller has another plan, or it goes on or ends otherwise than before. */
  "martillo-plan-changed": { plan: string; period: "monthly" | "yearly" | null; status: string };
  /** A seller tries a plan. */
  "martillo-trial-started": { plan: string; period: "monthly" | "yearly" };
}
