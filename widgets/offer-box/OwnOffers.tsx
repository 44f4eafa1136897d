import { OfferBoxView } from "./OfferBoxView";
import { type OfferBoxOptions, useOfferBox } from "./use-offer-box";

/** The visitor's own thread with the seller, and the next offer. */
export function OwnOffers({ options }: { options: OfferBoxOptions }) {
  return <OfferBoxView model={useOfferBox(options)} />;
}
