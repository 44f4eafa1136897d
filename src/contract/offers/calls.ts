// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { offersSchemas } from "./schemas";

type Of<Name extends keyof typeof offersSchemas> = CallOf<typeof offersSchemas, Name>;

/** Offers a price for a lot: a direct sale, or an auction that ended without a sale. An accepted offer binds the person who made it. */
export const makeofferAdd: Of<"makeoffer/addToMakeoffer"> = {
  name: "makeoffer/addToMakeoffer",
  access: "user",
  scope: "buy",
  rateLimit: "pay",
  silent: true,
};

/** What the account has offered and been offered as a buyer: the last word of each thread, newest first. */
export const makeofferSearch: Of<"makeoffer/search"> = {
  name: "makeoffer/search",
  access: "user",
  scope: "read",
  silent: true,
};

/** Offers that an account received which sells; of any other account those that it made. */
export const makeofferAll: Of<"makeoffer/alloffers"> = {
  name: "makeoffer/alloffers",
  access: "user",
  scope: "read",
  silent: true,
};

/** Offers for the lots of the account; staff see all. */
export const sellerOffers: Of<"seller/offer/adminoffers"> = {
  name: "seller/offer/adminoffers",
  access: "seller",
  silent: true,
};

/** What a buyer does with an offer: accepts, declines or counters what the seller offers, withdraws its own. */
export const makeofferChangeStatus: Of<"makeoffer/changeStatus"> = {
  name: "makeoffer/changeStatus",
  access: "user",
  scope: "buy",
  rateLimit: "pay",
  silent: true,
};

/** What a seller does with an offer: accepts, declines or counters it, withdraws its own. */
export const sellerChangeOfferStatus: Of<"seller/offer/changeOfferStatus"> = {
  name: "seller/offer/changeOfferStatus",
  access: "seller",
  rateLimit: "pay",
  silent: true,
};

/** These calls, by wire name. */
export const offersCalls = {
  "makeoffer/addToMakeoffer": makeofferAdd,
  "makeoffer/search": makeofferSearch,
  "makeoffer/alloffers": makeofferAll,
  "seller/offer/adminoffers": sellerOffers,
  "makeoffer/changeStatus": makeofferChangeStatus,
  "seller/offer/changeOfferStatus": sellerChangeOfferStatus,
};
