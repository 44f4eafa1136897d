import type { Lot } from "martillo/contract";
import { useSiteHandlers } from "../shell/use-site-handlers";
import { LotCard, LotCardPlaceholder, usePrimeLots } from "martillo";

export interface LotGridProps {
  /** Undefined while they are on their way. */
  lots: readonly Lot[] | undefined;
  /** How many places to keep meanwhile. */
  count: number;
}

/** Lot cards on a steady grid; the lots that were read for it need no second request. */
export function LotGrid({ lots, count }: LotGridProps) {
  usePrimeLots(lots);
  const handlers = useSiteHandlers();
  return (
    <ul className="site-cards" aria-busy={lots === undefined}>
      {lots
        ? lots.map((lot) => (
            <li key={lot.id}>
              <LotCard {...handlers} lot={lot.id} quickBid={false} />
            </li>
          ))
        : Array.from({ length: count }, (_, place) => (
            <li key={place}>
              <LotCardPlaceholder quickBid={false} />
            </li>
          ))}
    </ul>
  );
}
