export { OfferBox, type OfferBoxEvents, type OfferBoxProps } from "./OfferBox";
export { offerBoxElement } from "./offer-box.element";
