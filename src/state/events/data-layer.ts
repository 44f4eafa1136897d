import type { MartilloEventName, MartilloEvents } from "./events";
import type { DataLayerOptions } from "../page";
import { type Fact, on, type PersonalKey } from "./fact-bus";

export type { DataLayerOptions };

/** One entry of a data layer: plain values, money as numbers in euro. */
export type DataLayerEntry = { event: string } & Record<string, unknown>;

type Detail<Name extends MartilloEventName> = Omit<MartilloEvents[Name], PersonalKey>;

type Mapping = {
  [Name in MartilloEventName]: (detail: Detail<Name>, options: DataLayerOptions) => DataLayerEntry;
};

function item(lot: number, price?: string | null) {
  return { items: [{ item_id: String(lot), ...(price && { price: Number(price) }) }] };
}

/** An amount as shop events carry it. */
function value(amount: string) {
  return { currency: "EUR", value: Number(amount) };
}

/** Not a purchase: that of a vehicle is told when it is invoiced. */
function paymentEntry(event: string) {
  return ({ payment, purpose, amount }: Detail<"martillo-payment-started">): DataLayerEntry => ({
    event,
    transaction_id: String(payment),
    purpose,
    ...value(amount),
  });
}

const METHOD = { method: "martillo" };

/** Every event of the widgets, in the words of GA4 where it has some. */
const ENTRIES: Mapping = {
  "martillo-error": ({ widget }) => ({ event: "martillo_error", widget }),
  "martillo-login-request": ({ reason }) => ({ event: "login_request", reason }),
  "martillo-login-succeeded": () => ({ event: "login", ...METHOD }),
  "martillo-login-failed": ({ code }) => ({ event: "login_failed", reason: code, ...METHOD }),
  "martillo-registered": () => ({ event: "sign_up", ...METHOD }),
  "martillo-verification-sent": ({ channel }) => ({
    event: "verification_sent",
    method: channel,
  }),
  "martillo-verification-succeeded": ({ channel }) => ({
    event: "verification_succeeded",
    method: channel,
  }),
  "martillo-registration-failed": ({ code }) => ({
    event: "sign_up_failed",
    reason: code,
    ...METHOD,
  }),
  "martillo-register-request": () => ({ event: "sign_up_request", ...METHOD }),
  "martillo-password-reset-request": () => ({ event: "password_reset_request", ...METHOD }),
  "martillo-password-link-sent": () => ({ event: "password_link_sent", ...METHOD }),
  "martillo-password-reset": () => ({ event: "password_reset", ...METHOD }),
  "martillo-email-verified": () => ({ event: "email_verified", ...METHOD }),
  "martillo-account-switched": () => ({ event: "account_switched", ...METHOD }),
  "martillo-logged-out": () => ({ event: "logout", ...METHOD }),
  "martillo-logout-request": ({ everywhere }) => ({ event: "logout_request", everywhere }),
  "martillo-profile-updated": () => ({ event: "profile_updated" }),
  "martillo-password-changed": () => ({ event: "password_changed" }),
  "martillo-preferences-updated": () => ({ event: "preferences_updated" }),
  "martillo-scope-request": ({ scope }) => ({ event: "scope_request", scope }),
  "martillo-bid-request": ({ lot, amount, type }) => ({
    event: "bid_request",
    bid_type: type,
    ...value(amount),
    ...item(lot),
  }),
  "martillo-bid-placed": ({ lot, amount, type, price, leading }) => ({
    event: "bid_placed",
    bid_type: type,
    leading,
    ...value(amount),
    ...item(lot, price),
  }),
  "martillo-bid-refused": ({ lot, amount, type, code }) => ({
    event: "bid_refused",
    bid_type: type,
    reason: code,
    ...value(amount),
    ...item(lot),
  }),
  "martillo-bid-unknown": ({ lot, amount, type }) => ({
    event: "bid_unknown",
    bid_type: type,
    ...value(amount),
    ...item(lot),
  }),
  "martillo-payment-request": ({ purpose, amount }) => ({
    event: "payment_request",
    purpose,
    ...value(amount),
  }),
  "martillo-payment-started": paymentEntry("payment_started"),
  "martillo-payment-pending": paymentEntry("payment_pending"),
  "martillo-payment-succeeded": paymentEntry("payment_succeeded"),
  "martillo-payment-failed": ({ code, ...payment }) => ({
    ...paymentEntry("payment_failed")(payment),
    reason: code,
  }),
  "martillo-deposit-paid": ({ lot, amount }) => ({
    event: "deposit_paid",
    ...value(amount),
    ...item(lot),
  }),
  "martillo-deposit-returned": ({ lot, amount }) => ({
    event: "deposit_returned",
    ...value(amount),
    ...item(lot),
  }),
  "martillo-buy-request": ({ lot, price }) => ({ event: "buy_request", ...item(lot, price) }),
  "martillo-bought": ({ lot, price, total }) => ({
    event: "bought",
    ...value(total),
    ...item(lot, price),
  }),
  "martillo-buy-refused": ({ lot, code }) => ({ event: "buy_refused", reason: code, ...item(lot) }),
  "martillo-buy-unknown": ({ lot }) => ({ event: "buy_unknown", ...item(lot) }),
  "martillo-offer-request": ({ lot, amount, action }) => ({
    event: "offer_request",
    action,
    ...item(lot, amount),
  }),
  "martillo-offer-sent": ({ lot, amount }) => ({ event: "offer_sent", ...item(lot, amount) }),
  "martillo-offer-refused": ({ lot, code }) => ({
    event: "offer_refused",
    reason: code,
    ...item(lot),
  }),
  "martillo-offer-unknown": ({ lot }) => ({ event: "offer_unknown", ...item(lot) }),
  "martillo-offer-countered": ({ lot, amount }) => ({
    event: "offer_countered",
    ...item(lot, amount),
  }),
  "martillo-offer-accepted": ({ lot, amount }) => ({
    event: "offer_accepted",
    ...value(amount),
    ...item(lot, amount),
  }),
  "martillo-offer-declined": ({ lot, amount }) => ({
    event: "offer_declined",
    ...item(lot, amount),
  }),
  "martillo-offer-withdrawn": ({ lot, amount }) => ({
    event: "offer_withdrawn",
    ...item(lot, amount),
  }),
  "martillo-offer-expired": ({ lot, amount }) => ({ event: "offer_expired", ...item(lot, amount) }),
  "martillo-cart-changed": ({ type, count, total }) => ({
    event: "cart_changed",
    cart: type,
    count,
    ...value(total),
  }),
  "martillo-reservation-ending": ({ lot, minutes }) => ({
    event: "reservation_ending",
    minutes,
    ...item(lot),
  }),
  "martillo-reservation-ended": ({ lot }) => ({ event: "reservation_ended", ...item(lot) }),
  "martillo-checkout-open-request": ({ type }) => ({ event: "checkout_open_request", cart: type }),
  "martillo-checkout-request": ({ total }) => ({ event: "checkout_request", ...value(total) }),
  "martillo-checkout-completed": ({ total }) => ({ event: "checkout_completed", ...value(total) }),
  "martillo-checkout-refused": ({ code }) => ({ event: "checkout_refused", reason: code }),
  "martillo-invoice-open-request": () => ({ event: "invoice_open_request" }),
  "martillo-invoice-paid": ({ lot, amount }) => ({
    event: "invoice_paid",
    ...value(amount),
    ...item(lot),
  }),
  "martillo-payment-recorded": ({ amount }) => ({ event: "payment_recorded", ...value(amount) }),
  "martillo-winner-changed": ({ lot }) => ({ event: "winner_changed", ...item(lot) }),
  "martillo-invoice-cancelled": ({ lot }) => ({ event: "invoice_cancelled", ...item(lot) }),
  "martillo-appointment-booked": ({ lot }) => ({ event: "appointment_booked", ...item(lot) }),
  "martillo-appointment-cancelled": ({ lot }) => ({ event: "appointment_cancelled", ...item(lot) }),
  "martillo-return-requested": ({ lot, reason }) => ({
    event: "return_requested",
    reason,
    ...item(lot),
  }),
  "martillo-return-changed": ({ lot, status }) => ({
    event: "return_changed",
    status,
    ...item(lot),
  }),
  "martillo-paper-added": ({ kind }) => ({ event: "paper_added", kind }),
  "martillo-contract-signed": () => ({ event: "contract_signed" }),
  "martillo-lot-saved": ({ lot }) => ({ event: "lot_saved", ...item(lot) }),
  "martillo-photos-changed": ({ lot, count }) => ({
    event: "photos_changed",
    photos: count,
    ...item(lot),
  }),
  "martillo-import-finished": ({ created, updated, failed }) => ({
    event: "import_finished",
    created,
    updated,
    failed,
  }),
  "martillo-lots-changed": ({ action, done, failed }) => ({
    event: "lots_changed",
    action,
    done,
    failed,
  }),
  "martillo-permissions-changed": () => ({ event: "permissions_changed" }),
  "martillo-lot-edit-request": ({ lot }) => ({ event: "lot_begun", ...item(lot) }),
  "martillo-step-changed": ({ step }) => ({ event: "posting_step", step }),
  "martillo-auction-saved": ({ auction }) => ({ event: "auction_saved", auction }),
  "martillo-access-requested": ({ auction, status }) => ({
    event: "access_requested",
    auction,
    status,
  }),
  "martillo-access-decided": ({ status, done, failed }) => ({
    event: "access_decided",
    status,
    done,
    failed,
  }),
  "martillo-terms-accepted": ({ auction, version }) => ({
    event: "terms_accepted",
    auction,
    version,
  }),
  "martillo-message-sent": ({ lot }) => ({
    event: "message_sent",
    ...(lot !== null && item(lot)),
  }),
  "martillo-question-asked": ({ lot }) => ({ event: "question_asked", ...item(lot) }),
  "martillo-thread-opened": () => ({ event: "thread_opened" }),
  "martillo-unread-changed": ({ unread }) => ({ event: "unread_changed", unread }),
  "martillo-seller-followed": ({ seller, notify }) => ({
    event: "seller_followed",
    seller,
    notify: notify ?? "ended",
  }),
  "martillo-auctions-changed": ({ auction, action }) => ({
    event: "auction_changed",
    auction,
    action,
  }),
  "martillo-auction-published": ({ auction }) => ({ event: "auction_published", auction }),
  "martillo-lot-published": ({ lot }) => ({ event: "lot_published", ...item(lot) }),
  "martillo-outbid": ({ lot, price }) => ({ event: "outbid", ...item(lot, price) }),
  "martillo-leading": ({ lot, price }) => ({ event: "leading", ...item(lot, price) }),
  "martillo-lot-extended": ({ lot, extension }) => ({
    event: "lot_extended",
    extension,
    ...item(lot),
  }),
  "martillo-lot-closed": ({ lot, status, price }) => ({
    event: "lot_closed",
    status,
    ...item(lot, price),
  }),
  "martillo-invitation-accepted": () => ({ event: "invitation_accepted" }),
  "martillo-search-saved": ({ auctions, sales }) => ({
    event: "search_saved",
    results: auctions + sales,
  }),
  "martillo-lot-open-request": ({ lot }) => ({ event: "select_item", ...item(lot) }),
  "martillo-watch-changed": ({ lot, watched }) => ({
    event: watched ? "add_to_wishlist" : "remove_from_wishlist",
    ...item(lot),
  }),
  "martillo-favorite-changed": ({ lot, favorite }) => ({
    event: favorite ? "add_to_favorites" : "remove_from_favorites",
    ...item(lot),
  }),
  "martillo-search-request": ({ search }, { searchTerms }) => ({
    event: "search",
    ...(searchTerms && { search_term: search }),
  }),
  "martillo-query-changed": ({ query }, { searchTerms }) => ({
    event: "view_search_results",
    page: query.page ?? 1,
    ...(query.orderby && { orderby: query.orderby }),
    ...(searchTerms && query.search && { search_term: query.search }),
  }),
  "martillo-consent-changed": ({ preferences, statistics, marketing }) => ({
    event: "consent_changed",
    preferences,
    statistics,
    marketing,
  }),
  "martillo-consent-closed": () => ({ event: "consent_closed" }),
  "martillo-consent-reload-request": () => ({ event: "consent_reload_request" }),
  "martillo-contact-sent": () => ({ event: "generate_lead" }),
  "martillo-plan-request": ({ plan, period, action }) => ({
    event: "plan_request",
    plan,
    period,
    action,
  }),
  "martillo-plan-changed": ({ plan, period, status }) => ({
    event: "plan_changed",
    plan,
    ...(period && { period }),
    status,
  }),
  "martillo-trial-started": ({ plan, period }) => ({ event: "trial_started", plan, period }),
  "martillo-card-added": ({ brand }) => ({ event: "card_added", brand }),
  "martillo-card-updated": ({ brand }) => ({ event: "card_updated", brand }),
  "martillo-card-deleted": ({ brand }) => ({ event: "card_deleted", brand }),
  "martillo-card-default-changed": ({ brand }) => ({ event: "card_default_changed", brand }),
  "martillo-bank-added": () => ({ event: "bank_added" }),
  "martillo-bank-verified": () => ({ event: "bank_verified" }),
  "martillo-bank-deleted": () => ({ event: "bank_deleted" }),
  "martillo-newsletter-requested": () => ({ event: "newsletter_requested" }),
};

/** A fact as an entry of a data layer. */
export function dataLayerEntry<Name extends MartilloEventName>(
  { name, detail }: Fact<Name>,
  options: DataLayerOptions = {},
): DataLayerEntry {
  return ENTRIES[name](detail, options);
}

/**
 * Writes what happens in the widgets into the list that Google Tag Manager and others read, once the visitor agrees (`consent()`):
 * names as in GA4 where there are such, money as numbers in EUR, nothing that names a person. Returns the function that stops it.
 */
export function connectDataLayer(options: DataLayerOptions = {}): () => void {
  const page = globalThis as unknown as Record<string, unknown[] | undefined>;
  const { name = "dataLayer" } = options;
  return on("*", (fact) => {
    // Looked up each time: the container may come later, or replace the list.
    (page[name] ??= []).push(dataLayerEntry(fact, options));
  });
}
