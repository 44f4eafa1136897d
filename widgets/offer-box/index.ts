// Offers a price for a lot and goes on from there with its seller: a direct sale, or an auction that ended without a sale.
export { OfferBox, type OfferBoxEvents, type OfferBoxProps } from "./OfferBox";
export { offerBoxElement } from "./offer-box.element";
