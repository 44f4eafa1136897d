/** When a person may be written to. No I/O. */
import type { MarketTimeZone, NotificationMedium } from "martillo/contract";
import type { LotFacts } from "./lot-facts";
import { quietUntil } from "./quiet-hours";
import type { News } from "./what-is-true";

const MINUTE_MS = 60_000;

/** One letter for all that happens to a person in a lot meanwhile. */
const BETWEEN_LETTERS_MS = 2 * MINUTE_MS;

/** What ends sooner than this after the night is over cannot wait for the morning. */
const MORNING_MS = 60 * MINUTE_MS;

interface Telling {
  news: News;
  medium: NotificationMedium;
  lot: Pick<LotFacts, "closesMs">;
  zone: MarketTimeZone;
  /** When the person was last written to about this lot by this medium. */
  lastMs: number | null;
  nowMs: number;
}

/** The moment from which on it may be told; not later than now where it may be told at once. Epoch milliseconds. */
export function tellAt({ news, medium, lot, zone, lastMs, nowMs }: Telling): number {
  const afterLast = lastMs === null ? nowMs : lastMs + BETWEEN_LETTERS_MS;
  if (afterLast > nowMs) return afterLast;
  const morningMs = quietUntil(nowMs, zone);
  if (morningMs === null || (medium === "mail" && isUrgent(news, lot, morningMs))) return nowMs;
  return morningMs;
}

/** A letter makes no noise: at night it brings what a person has asked for in writing, or could not act on in the morning. */
function isUrgent(news: News, { closesMs }: Telling["lot"], morningMs: number): boolean {
  switch (news) {
    case "won":
    case "awaitingSeller":
    case "bidAccepted":
      return true;
    case "outbid":
    case "endingSoon":
      return closesMs < morningMs + MORNING_MS;
    default:
      return false;
  }
}
