import { formatEuro } from "martillo/domain";
import { ApiFault } from "../../http/fault";
import type { LotValues } from "./lot-values";

/** A start this long ago still means "at once". */
const START_GRACE_MS = 3_600_000;

type Faults = Record<string, string>;

/** Refuses what no lot may be, whatever its status: field (as on the wire) → text. */
export function checkLot(values: LotValues, nowMs: number): void {
  const faults = { ...timeFaults(values, nowMs), ...priceFaults(values) };
  if (Object.keys(faults).length > 0) throw new ApiFault("INVALID_INPUT", { fields: faults });
}

function timeFaults(
  { opens_ms, closes_ms, extension }: Pick<LotValues, "opens_ms" | "closes_ms" | "extension">,
  nowMs: number,
): Faults {
  const faults: Faults = {};
  if (closes_ms <= opens_ms) faults["date_closed"] = "El cierre debe ser posterior al inicio.";
  else if (closes_ms <= nowMs) faults["date_closed"] = "El cierre no puede estar en el pasado.";
  if (opens_ms < nowMs - START_GRACE_MS) {
    faults["date_start"] = "El inicio no puede estar en el pasado.";
  }
  if (extension?.hard_end !== undefined && extension.hard_end < closes_ms) {
    faults["extension.hard_end"] = "El fin definitivo no puede ser anterior al cierre.";
  }
  return faults;
}

function priceFaults(values: LotValues): Faults {
  const { start_cents, reserve_cents, buy_now_cents } = values;
  const faults: Faults = {};
  if (start_cents <= 0) faults["start_price"] = "Debe ser mayor que cero.";
  if (reserve_cents !== null && reserve_cents < start_cents) {
    faults["reserve_price"] = `Debe ser ${formatEuro(start_cents)} o más, el precio de salida.`;
  }
  const floor = Math.max(start_cents, reserve_cents ?? 0);
  if (buy_now_cents !== null && buy_now_cents < floor) {
    faults["buy_now_price"] = `Debe ser ${formatEuro(floor)} o más.`;
  }
  return faults;
}
