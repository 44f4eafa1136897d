import type { Lot } from "martillo/contract";
import { LotCard } from "martillo";

export interface LotGridProps {
  lots: readonly Lot[];
  isLoading: boolean;
  /** How many places to keep while loading. */
  count: number;
}

/** Lot cards on a steady grid. */
export function LotGrid({ lots, isLoading, count }: LotGridProps) {
  if (isLoading && lots.length === 0) {
    return (
      <div className="site-cards" aria-busy="true">
        {Array.from({ length: count }, (_, place) => (
          <div key={place} className="site-cards__place" />
        ))}
      </div>
    );
  }
  return (
    <ul className="site-cards">
      {lots.map((lot) => (
        <li key={lot.id}>
          <LotCard lot={lot.id} />
        </li>
      ))}
    </ul>
  );
}
