import { useCallback, useSyncExternalStore } from "react";
import type { Lot } from "../../src/contract";
import { phaseAt } from "../../src/domain";
import { useRuntime } from "../../src/state";

/** What a lot's state is by the server's clock, between two messages of the server. Renders again only when it changes. */
export function useLotPhase(lot: Lot | undefined): Lot["market_status"] | undefined {
  const { clock } = useRuntime();
  const read = useCallback(() => {
    if (!lot || lot.auction === 0 || !clock.isSynced()) return lot?.market_status;
    return phaseAt(
      {
        status: lot.market_status,
        opensAtMs: lot.date_start,
        closesAtMs: lot.date_closed,
        extension: lot.extension,
      },
      clock.now(),
    );
  }, [clock, lot]);
  return useSyncExternalStore(clock.onTick, read, () => lot?.market_status);
}
