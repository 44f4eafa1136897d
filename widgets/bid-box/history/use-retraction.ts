import { useState } from "react";
import { bidCancel, type BidRow, type LotDetail, productBidhistory } from "../../../src/contract";
import { isTakingBids } from "../../../src/domain";
import { type CallError, primeLots, useCall, useRuntime } from "../../../src/state";

/** Shortest and longest reason that the API takes. */
export const REASON_LENGTH = { least: 3, most: 500 };

/** Withdrawing a placed bid, which only the seller of the lot or the house may do, with a reason, while the lot takes bids. */
export interface RetractionModel {
  isOffered: boolean;
  chosen: BidRow | undefined;
  choose: (row: BidRow | undefined) => void;
  reason: string;
  setReason: (reason: string) => void;
  /** The reason is still too short for everybody to understand. */
  isReasonMissing: boolean;
  confirm: () => void;
  isRunning: boolean;
  error: CallError | undefined;
}

export function useRetraction(lot: LotDetail): RetractionModel {
  const runtime = useRuntime();
  const action = useCall(bidCancel);
  const [chosen, setChosen] = useState<BidRow>();
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<CallError>();
  const isShort = reason.trim().length < REASON_LENGTH.least;

  async function confirm() {
    if (!chosen || action.isRunning) return;
    setChecked(true);
    if (isShort) return;
    setError(undefined);
    const result = await action.run({ bidid: chosen.bidid, reason: reason.trim() });
    if (!result.ok) return setError(result.error);
    primeLots(runtime, [result.data.record]);
    runtime.lots.refresh(lot.id);
    runtime.invalidate(productBidhistory.name);
    setChosen(undefined);
  }

  return {
    // Only who may manage a lot is told its terms.
    isOffered: lot.terms !== undefined && isTakingBids(lot.market_status),
    chosen,
    choose(row) {
      setError(undefined);
      setReason("");
      setChecked(false);
      setChosen(row);
    },
    reason,
    setReason,
    isReasonMissing: isChecked && isShort,
    confirm: () => void confirm(),
    isRunning: action.isRunning,
    error,
  };
}
