import { useEffect, useRef } from "react";
import type { Lot } from "../../contract";
import { isTakingBids } from "../../domain";
import { useRuntime } from "./provider";
import type { Emit } from "../events";

/** What changed in the open. */
function tellLot(before: Lot, lot: Lot, emit: Emit) {
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

/** What changed for the visitor. */
function tellStanding(before: Lot["my_state"], lot: Lot, emit: Emit) {
  if (before === "leading" && lot.my_state === "outbid") {
    emit("martillo-outbid", { lot: lot.id, price: lot.wprice, minimum: lot.minimum });
  }
  if (before !== "leading" && lot.my_state === "leading") {
    emit("martillo-leading", { lot: lot.id, price: lot.wprice });
  }
}

/** Tells the host what happens to a lot while it is shown: outbid, leading, extended, closed. */
export function useLotEvents(lot: Lot | undefined, emit: Emit): void {
  const { lots } = useRuntime();
  const last = useRef<Lot | undefined>(undefined);
  const standingNo = useRef<number | undefined>(undefined);
  const told = useRef<Lot["my_state"] | undefined>(undefined);

  useEffect(() => {
    const before = last.current;
    last.current = lot;
    const number = lot && lots.store.getState()[lot.id]?.record?.standingNo;
    // Another visitor's standing, or one that is known for the first time, is not news.
    if (number !== standingNo.current || before?.id !== lot?.id) told.current = lot?.my_state;
    standingNo.current = number;
    if (!lot || before?.id !== lot.id) return;
    tellLot(before, lot, emit);
    if (lot.my_state === told.current) return;
    if (told.current !== undefined) tellStanding(told.current, lot, emit);
    told.current = lot.my_state;
  }, [lot, lots, emit]);
}
