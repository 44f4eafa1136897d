import { useEffect, useRef } from "react";
import type { Lot } from "../contract";
import { isTakingBids } from "../domain";
import type { Emit } from "./use-widget-events";

/** What changes of a lot are worth telling to the host. */
function tellChanges(before: Lot, lot: Lot, emit: Emit) {
  if (before.my_state === "leading" && lot.my_state === "outbid") {
    emit("martillo-outbid", { lot: lot.id, price: lot.wprice, minimum: lot.minimum });
  }
  if (before.my_state !== "leading" && lot.my_state === "leading") {
    emit("martillo-leading", { lot: lot.id, price: lot.wprice });
  }
  if (lot.extension_no > before.extension_no) {
    emit("martillo-lot-extended", {
      lot: lot.id,
      closesAt: lot.date_closed,
      extension: lot.extension_no,
    });
  }
  if (isTakingBids(before.market_status) && !isTakingBids(lot.market_status)) {
    emit("martillo-lot-closed", { lot: lot.id, status: lot.market_status, price: lot.wprice });
  }
}

/** Tells the host what happens to a lot while it is shown: outbid, leading, extended, closed. */
export function useLotEvents(lot: Lot | undefined, emit: Emit): void {
  const last = useRef<Lot | undefined>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = lot;
    if (before && lot && before !== lot && before.id === lot.id) tellChanges(before, lot, emit);
  }, [lot, emit]);
}
