import type { SaleReturn } from "../../src/contract";

const ANSWERED = {
  accept: "acceptUndo",
  reject: "rejectUndo",
  withdraw: "withdrawUndo",
} as const;

/** What a step is called: answering a proposal to undo the sale is not answering a return. */
export function stepOf<Step extends SaleReturn["actions"][number]>(
  { reason }: Pick<SaleReturn, "reason">,
  step: Step,
): Step | (typeof ANSWERED)[keyof typeof ANSWERED] {
  const answered: Partial<Record<string, (typeof ANSWERED)[keyof typeof ANSWERED]>> = ANSWERED;
  return (reason === "acuerdo" && answered[step]) || step;
}
