/** Offers: a price that a buyer names for a vehicle, what its seller answers, and the second chance of a bidder. */
import type { SomeHandlers } from "../../platform/call/mount";
import { recurring } from "../../platform/jobs/job";
import type { MoneyContext } from "../money";
import type { SaleListener } from "../sale";
import { answerAsBuyer, answerAsSeller } from "./answer-offer";
import { sweepOffers } from "./close-offers";
import { makeOffer, tellParties } from "./make-offer";
import { allOffers, ownOffers, receivedOffers } from "./offer-lists";
import { voidOffers } from "./offer-repository";

const SWEEP_EVERY_MS = 15_000;

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "makeoffer/addToMakeoffer": makeOffer,
  "makeoffer/search": ownOffers,
  "makeoffer/alloffers": allOffers,
  "makeoffer/changeStatus": answerAsBuyer,
  "seller/offer/adminoffers": receivedOffers,
  "seller/offer/changeOfferStatus": answerAsSeller,
} satisfies SomeHandlers;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("offers", SWEEP_EVERY_MS, async (ctx: MoneyContext) =>
    tellParties(ctx, await sweepOffers(ctx)),
  ),
];

/** An offer that became a sale which does not stand bars no other one. */
export const saleListeners = [{ freed: voidOffers }] satisfies readonly SaleListener[];

// What other features and the process use of this one.
export { closeOffers } from "./close-offers";
export { tellParties } from "./make-offer";
export { offerSecondChance } from "./second-chance";
