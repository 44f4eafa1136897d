import { HOUSE_ZONE } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";

const TIME = new Intl.DateTimeFormat("es", { timeStyle: "short", timeZone: HOUSE_ZONE });

/** `12:25`, by the house's clock. */
export function timeText(atMs: number): string {
  return TIME.format(atMs);
}

/** Another buyer keeps it. */
export function lotReserved({ reserved_until_ms }: { reserved_until_ms: number | null }): ApiFault {
  return new ApiFault("LOT_RESERVED", { values: { time: timeText(reserved_until_ms ?? 0) } });
}
