export { OfferList, type OfferListEvents, type OfferListProps } from "./OfferList";
export { offerListElement } from "./offer-list.element";
