import { useQuery } from "martillo";
import { auctionSearch, productSearch } from "martillo/contract";

/** So many lots of a seller are looked through for one in an auction. */
export const OWN_LOTS = 24;

/** Shown until it is known what there is, and in a house without lots. */
const EXAMPLES = { lot: 12, event: 7 };

/** Numbers for lines to copy: a lot and an auction of the seller, or else of the house, so that the lines show something as they are. */
export function useOwnNumbers(seller: number | undefined): { lot: number; event: number } {
  const own = useQuery(
    productSearch,
    seller === undefined ? null : { limit: OWN_LOTS, filters: { seller, market_status: "all" } },
  );
  const ownLots = own.data?.records ?? [];
  const ownEvent = ownLots.find(({ auction_id }) => auction_id !== null)?.auction_id;
  const isLeftOpen = seller === undefined || own.data !== undefined;
  const lots = useQuery(
    productSearch,
    isLeftOpen && ownLots.length === 0 ? { limit: 1, filters: { market_status: "all" } } : null,
  );
  const events = useQuery(auctionSearch, isLeftOpen && ownEvent === undefined ? {} : null);
  return {
    lot: ownLots[0]?.id ?? lots.data?.records[0]?.id ?? EXAMPLES.lot,
    event: ownEvent ?? events.data?.records[0]?.id ?? EXAMPLES.event,
  };
}
