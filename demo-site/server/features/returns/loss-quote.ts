/** What either side has said about a deduction for lost value, and what came of it. */
interface SaidOfLoss {
  outcome: string;
  notes: { proposed: string; disputed: string; decided: string };
}

/** Which words of either side belong to a letter about a deduction. */
export function quoteOf({ outcome, notes }: SaidOfLoss): string {
  if (outcome === "disputed") return notes.disputed;
  if (outcome === "decided" || outcome === "waived") return notes.decided;
  return outcome === "proposed" || outcome === "near" ? notes.proposed : "";
}
