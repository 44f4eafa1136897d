import { useState } from "react";
import {
  bidCancel,
  type BidRow,
  type LotDetail,
  productBidhistory,
  type WithdrawalReason,
} from "../../../src/contract";
import { isTakingBids } from "../../../src/domain";
import { type CallError, primeLots, useCall, useRuntime, useSession } from "../../../src/state";

/** Shortest note that the API takes. */
const SHORTEST_NOTE = 3;

/** Withdrawing a placed bid, which only the seller of the lot or the house may do, with a reason, while the lot takes bids. */
export interface RetractionModel {
  isOffered: boolean;
  chosen: BidRow | undefined;
  choose: (row: BidRow | undefined) => void;
  reason: WithdrawalReason | undefined;
  setReason: (reason: WithdrawalReason) => void;
  /** What the house alone reads; asked for where the reason is another one. */
  note: string;
  setNote: (note: string) => void;
  /** What keeps it from being sent, once it was tried. */
  missing: "reason" | "note" | undefined;
  confirm: () => void;
  /** Leaves the bid although its seller asks to have it withdrawn; for staff who were asked. */
  keep: (() => void) | undefined;
  /** Lets the bidder of a withdrawn bid bid on the lot again; for staff. */
  readmit: (row: BidRow) => void;
  /** The house is asked, since the bid is not the seller's to withdraw. */
  isAsked: boolean;
  isRunning: boolean;
  error: CallError | undefined;
}

export function useRetraction(lot: LotDetail): RetractionModel {
  const runtime = useRuntime();
  const { user } = useSession();
  const action = useCall(bidCancel);
  const [chosen, setChosen] = useState<BidRow>();
  const [reason, setReason] = useState<WithdrawalReason>();
  const [note, setNote] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<CallError>();
  const isShort = reason === "other" && note.trim().length < SHORTEST_NOTE;
  const missing = !reason ? "reason" : isShort ? "note" : undefined;

  async function press(deed: "keep" | "readmit", row: BidRow) {
    if (action.isRunning) return;
    setError(undefined);
    const result = await action.run({ action: deed, bidid: row.bidid });
    if (!result.ok) return setError(result.error);
    runtime.invalidate(productBidhistory.name);
    setChosen(undefined);
  }

  async function confirm() {
    if (!chosen || action.isRunning) return;
    setChecked(true);
    if (!reason || isShort) return;
    setError(undefined);
    const result = await action.run({
      bidid: chosen.bidid,
      reason,
      ...(reason === "other" && { note: note.trim() }),
    });
    if (!result.ok) return setError(result.error);
    primeLots(runtime, [result.data.record]);
    runtime.lots.refresh(lot.id);
    runtime.invalidate(productBidhistory.name);
    if (result.data.outcome === "asked") setAsked(true);
    else setChosen(undefined);
  }

  return {
    // Only who may manage a lot is told its terms.
    isOffered: lot.terms !== undefined && isTakingBids(lot.market_status),
    chosen,
    choose(row) {
      setError(undefined);
      setAsked(false);
      setReason(row?.withdrawal_asked?.reason);
      setNote(row?.withdrawal_asked?.note ?? "");
      setChecked(false);
      setChosen(row);
    },
    reason,
    setReason,
    note,
    setNote,
    missing: isChecked ? missing : undefined,
    confirm: () => void confirm(),
    keep:
      chosen?.withdrawal_asked && user?.staff === 1 ? () => void press("keep", chosen) : undefined,
    readmit: (row) => void press("readmit", row),
    isAsked,
    isRunning: action.isRunning,
    error,
  };
}
