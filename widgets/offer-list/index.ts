// What the signed-in person has offered for lots, or was offered for its own.
export { OfferList, type OfferListEvents, type OfferListProps } from "./OfferList";
export { offerListElement } from "./offer-list.element";
