/** The proposal for the next round of a lot that ended unsold. */
import type { OwnLot } from "martillo/contract";
import { proposedChange, relistPrice, toDecimal } from "martillo/domain";
import { phaseOf, type LotRow, UNSET_MS } from "../lots";
import { withPlannedTimes } from "./lot-values";

/** Moments that were given for it. */
interface Given {
  opensMs?: number | undefined;
  closesMs?: number | undefined;
}

/** When the next round begins and ends: as it is given, else by the plan, else at once and as long as the last. */
export function nextTimes(
  row: Pick<LotRow, "schedule" | "opens_ms" | "closes_ms" | "now_ms">,
  { opensMs, closesMs }: Given = {},
): Pick<LotRow, "opens_ms" | "closes_ms"> {
  const nowMs = Math.floor(row.now_ms);
  const { schedule } = row;
  const given = { schedule, opens_ms: opensMs ?? UNSET_MS, closes_ms: closesMs ?? UNSET_MS };
  const planned = withPlannedTimes(given, nowMs);
  const opens = opensMs ?? Math.max(planned.opens_ms, nowMs);
  const hasEnd = closesMs !== undefined || planned.closes_ms !== UNSET_MS;
  return {
    opens_ms: opens,
    closes_ms: hasEnd ? (closesMs ?? planned.closes_ms) : opens + (row.closes_ms - row.opens_ms),
  };
}

export function proposalOf(row: LotRow): OwnLot["relist"] {
  if (phaseOf(row) !== "unsold" || row.auction === 0) return null;
  const { opens_ms: opens, closes_ms: closes } = nextTimes(row);
  return {
    date_start: opens,
    date_closed: closes,
    start_price: toDecimal(relistPrice(row.start_cents, proposedChange(row.round))),
  };
}
