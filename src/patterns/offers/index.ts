// An offer and what can be done with it.
export { OfferActions, OfferBadge, OfferThread, subjectOf } from "./OfferThread";
export { LateOfferDialog } from "./LateOfferDialog";
export {
  type OfferReader,
  type OfferSubject,
  type OfferWishes,
  useOfferWish,
} from "./use-offer-wish";
