import type { SellerPromises } from "../../contract";
import { LEAST_SALES } from "../../contract/sellers/values";
import { beginOfDay, dayOf } from "../local-time";
import type { AppointmentStatus } from "./states";

/** So many days after the payment a vehicle has to be handed over where no time is agreed: as long as the law gives [TRLGDCU 66 bis]. */
export const HANDOVER_DAYS = 30;

/** The records of one sale, as far as they say how its seller has kept to it. */
export interface RecordedSale {
  /** When the last of it was paid; null for what is not paid in full. */
  paidAtMs: number | null;
  /** When its seller said that it can be collected. */
  readyAtMs: number | null;
  handedOverAtMs: number | null;
  /** The appointment for it; null where none was ever made. */
  pickup: { status: AppointmentStatus; startsAtMs: number } | null;
  /** Nothing is to be handed over any more, or not for now: it was cancelled, given back, or its buyer's bank asks for the money. */
  isStopped: boolean;
  /** Its seller called it off, though its buyer was bound and had not failed to pay. */
  isCalledOff: boolean;
  /** After it was handed over a return of it was accepted. */
  isReturned: boolean;
}

/** `open`: it says nothing yet, or nothing that could be laid at the seller's door. */
type Delivery = "in_time" | "late" | "undelivered" | "open";

/** How the handing over of a sale went. */
function deliveryOf(sale: RecordedSale, nowMs: number): Delivery {
  const { paidAtMs, readyAtMs, handedOverAtMs, pickup, isStopped } = sale;
  if (paidAtMs === null || pickup?.status === "no_show") return "open";
  if (handedOverAtMs === null && isStopped) return "open";
  if (pickup?.status === "scheduled" || pickup?.status === "completed") {
    if (handedOverAtMs === null) return "open";
    return handedOverAtMs < endOfDay(pickup.startsAtMs) ? "in_time" : "late";
  }
  const endMs = endOfDay(paidAtMs, HANDOVER_DAYS);
  // A buyer who lets a ready vehicle stand makes no seller late.
  const doneMs = Math.min(readyAtMs ?? Infinity, handedOverAtMs ?? Infinity);
  if (handedOverAtMs !== null) return doneMs < endMs ? "in_time" : "late";
  if (nowMs < endMs || doneMs < endMs) return "open";
  return readyAtMs === null ? "undelivered" : "late";
}

/** The moment after a day of the house's zone, or after a day so many days later. */
function endOfDay(atMs: number, daysLater = 0): number {
  return beginOfDay(dayOf(atMs), daysLater + 1);
}

/**
 * How a seller has kept to its sales, as counts. `since`: epoch milliseconds from which on the sales are. Null where fewer than `LEAST_SALES`
 * of them say anything.
 */
export function countPromises(
  sales: readonly RecordedSale[],
  { since, nowMs }: { since: number; nowMs: number },
): SellerPromises | null {
  const told = sales
    .map((sale) => ({ ...sale, delivery: deliveryOf(sale, nowMs) }))
    .filter(
      ({ delivery, isCalledOff, handedOverAtMs }) =>
        delivery !== "open" || isCalledOff || handedOverAtMs !== null,
    );
  if (told.length < LEAST_SALES) return null;
  const count = (is: (sale: (typeof told)[number]) => boolean) => told.filter(is).length;
  return {
    since,
    due: count(({ delivery }) => delivery !== "open"),
    in_time: count(({ delivery }) => delivery === "in_time"),
    called_off: count(({ isCalledOff, delivery }) => isCalledOff || delivery === "undelivered"),
    handed_over: count(({ handedOverAtMs }) => handedOverAtMs !== null),
    returned: count(({ handedOverAtMs, isReturned }) => handedOverAtMs !== null && isReturned),
  };
}
