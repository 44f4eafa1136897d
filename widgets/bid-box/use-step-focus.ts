import { type RefObject, useEffect, useRef } from "react";
import type { BidAction } from "./bid-box-model";

/** Where a screen reader should go on reading, or the hand go on typing: the first that is there. */
const TARGETS = ['[part~="step-title"]', 'input[name="amount"]', "button"];

/**
 * A step that the bidder made takes the focus along: to the heading of what came, or back to the field. What the server changes
 * by itself never moves it.
 */
export function useStepFocus(
  kind: BidAction["kind"],
  turn: number,
  /** The step that was made is not to be seen yet. */
  isAhead: boolean,
): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const last = useRef({ kind, turn });
  useEffect(() => {
    if (isAhead) return;
    const before = last.current;
    last.current = { kind, turn };
    const isOwnStep = turn !== before.turn;
    const isOutcome = kind !== before.kind && turn > 0 && OUTCOMES.includes(kind);
    if (!isOwnStep && !isOutcome) return;
    for (const selector of TARGETS) {
      const target = area.current?.querySelector<HTMLElement>(selector);
      if (target) return target.focus();
    }
  }, [kind, turn, isAhead]);
  return area;
}

/** They follow from what the bidder sent. */
const OUTCOMES: readonly BidAction["kind"][] = [
  "sending",
  "unknown",
  "accepted",
  "lowered",
  "refused",
];
