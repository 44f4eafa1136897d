import { OfferListView } from "./OfferListView";
import { type OfferListOptions, useOfferList } from "./use-offer-list";

/** What the signed-in person has offered, or was offered. */
export function OwnOfferList({ options }: { options: OfferListOptions }) {
  return <OfferListView model={useOfferList(options)} />;
}
