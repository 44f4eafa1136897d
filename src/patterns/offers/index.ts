export { OfferActions, OfferBadge, OfferThread, subjectOf } from "./OfferThread";
export { OfferDialog } from "./OfferDialog";
export {
  type OfferDeeds,
  type OfferReader,
  type OfferSubject,
  useOfferDeeds,
} from "./use-offer-deeds";
