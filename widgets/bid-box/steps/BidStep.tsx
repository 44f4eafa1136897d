import { useRef } from "react";
import { useStyles } from "../../../src/ui";
import styles from "./bid-steps.css?inline";
import type { BidAction } from "../bid-box-model";
import { BidConfirm } from "./BidConfirm";
import { BidOutcome } from "./BidOutcome";

/** Steps that come after an amount has been chosen. */
export type LaterStep = Extract<
  BidAction,
  { kind: "confirm" | "sending" | "unknown" | "accepted" | "lowered" | "refused" }
>;

export interface BidStepProps {
  step: LaterStep;
  /** Names why nothing can be sent. */
  offlineId: string;
}

/** The confirmation of a bid, and what became of it. */
export function BidStep({ step, offlineId }: BidStepProps) {
  const place = useRef<HTMLSpanElement>(null);
  useStyles(place, styles);
  return (
    <>
      <span ref={place} hidden />
      {step.kind === "confirm" ? (
        <BidConfirm confirmation={step.confirmation} offlineId={offlineId} />
      ) : (
        <BidOutcome outcome={step} />
      )}
    </>
  );
}
