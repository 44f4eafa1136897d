import type { IncrementRow } from "../contract/lots/schemas";
import { parseCents, toDecimal } from "./money";

/** From this price on (inclusive), the next bid is at least this much more. */
export interface IncrementStep {
  fromCents: number;
  stepCents: number;
}

/** A row of a table whose amounts may be numbers, as people's programs send them. */
type WrittenRow = Record<keyof IncrementRow, string | number>;

/** The house's table; a lot may bring its own. */
export const DEFAULT_INCREMENTS: readonly IncrementStep[] = /* @__PURE__ */ (
  [
    [0, 1],
    [5, 5],
    [40, 10],
    [100, 25],
    [1_000, 50],
    [5_000, 100],
    [25_000, 250],
    [50_000, 500],
    [100_000, 1_000],
  ] as const
).map(([from, step]) => ({ fromCents: from * 100, stepCents: step * 100 }));

/** The step that applies at a price. Below the first row, the first row applies. */
export function stepAt(table: readonly IncrementStep[], priceCents: number): number {
  let step = table[0]?.stepCents;
  if (step === undefined) throw new RangeError("martillo: an increment table needs a row");
  for (const row of table) {
    if (row.fromCents > priceCents) break;
    step = row.stepCents;
  }
  return step;
}

/** The next amounts to offer a bidder: the minimum and the steps above it, ascending. */
export function nextAsks(
  table: readonly IncrementStep[],
  minimumCents: number,
  count = 10,
): number[] {
  const asks: number[] = [];
  for (let ask = minimumCents; asks.length < count; ask += stepAt(table, ask)) asks.push(ask);
  return asks;
}

/** Rows as the wire or a person writes them, in cents. Whether they are a table says `isIncrementTable`. Throws for what is no amount. */
export function readIncrements(rows: readonly WrittenRow[]): IncrementStep[] {
  return rows.map(({ from, step }) => ({
    fromCents: parseCents(from),
    stepCents: parseCents(step),
  }));
}

/** `stepAt` in a table of the wire, for those who only show it. */
export function stepOfRows(rows: readonly IncrementRow[], priceCents: number): number {
  return stepAt(readIncrements(rows), priceCents);
}

/** A table as the wire writes it. */
export function toIncrementRows(table: readonly IncrementStep[]): IncrementRow[] {
  return table.map((row) => ({ from: toDecimal(row.fromCents), step: toDecimal(row.stepCents) }));
}

/** Starts at 0, ascends strictly, every step positive. */
export function isIncrementTable(table: readonly IncrementStep[]): boolean {
  return (
    table[0]?.fromCents === 0 &&
    table.every((row, index) => {
      const previous = table[index - 1];
      return row.stepCents > 0 && (!previous || row.fromCents > previous.fromCents);
    })
  );
}
