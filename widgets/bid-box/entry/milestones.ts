import type { MarketStatus, MyState } from "../../../src/contract";

/** What a listener should know of a lot at one moment. */
export interface Moment {
  status: MarketStatus;
  standing: MyState;
  priceCents: number;
  bidCount: number;
  closesAtMs: number;
  extensionNo: number;
  /** Whole seconds to the end by the server's clock; 0 while the close is being checked. */
  secondsLeft: number;
  isLive: boolean;
  /** Server time of this moment. */
  nowMs: number;
}

export type Milestone =
  | { kind: "outbid" | "leading" | "price"; priceCents: number }
  | { kind: "extended"; number: number; closesAtMs: number }
  | {
      kind: "five_minutes" | "one_minute" | "checking" | "open" | "ended" | "reconnecting" | "live";
    };

/** A price is told once bidding has paused for this long, not with each of twenty bids. */
const PRICE_PAUSE_MS = 3_000;

const RUNNING: readonly MarketStatus[] = ["open", "closing"];
const ENDED: readonly MarketStatus[] = ["closed", "sold", "provisional", "unsold", "cancelled"];
const RESULT: readonly MarketStatus[] = ["sold", "provisional", "unsold", "cancelled"];

export interface Heard {
  last: Moment;
  /** When the price last moved, until that has been told. */
  untoldPriceSinceMs: number | undefined;
}

/** What to say aloud now: milestones only, never the seconds. Pure, so that every sequence can be tested. */
export function hear(heard: Heard, now: Moment): { heard: Heard; say: Milestone[] } {
  const { last } = heard;
  const say: Milestone[] = [];
  const price = { priceCents: now.priceCents };
  const isRunning = RUNNING.includes(now.status);

  if (last.isLive !== now.isLive) say.push({ kind: now.isLive ? "live" : "reconnecting" });
  if (isRunning && last.status === "scheduled") say.push({ kind: "open" });

  const hasPriceMoved = now.priceCents !== last.priceCents || now.bidCount !== last.bidCount;
  let untoldPriceSinceMs = hasPriceMoved ? now.nowMs : heard.untoldPriceSinceMs;
  if (now.standing === "outbid" && last.standing !== "outbid") {
    say.push({ kind: "outbid", ...price });
    untoldPriceSinceMs = undefined;
  } else if (isRunning && now.standing === "leading" && last.standing !== "leading") {
    say.push({ kind: "leading", ...price });
    untoldPriceSinceMs = undefined;
  }

  if (isRunning && now.extensionNo > last.extensionNo) {
    say.push({ kind: "extended", number: now.extensionNo, closesAtMs: now.closesAtMs });
  }
  if (isRunning) {
    if (crossed(last, now, 0)) say.push({ kind: "checking" });
    else if (crossed(last, now, 60)) say.push({ kind: "one_minute" });
    else if (crossed(last, now, 300)) say.push({ kind: "five_minutes" });
  }
  if (hasEnded(last, now)) {
    say.push({ kind: "ended" });
    untoldPriceSinceMs = undefined;
  }

  if (untoldPriceSinceMs !== undefined && now.nowMs - untoldPriceSinceMs >= PRICE_PAUSE_MS) {
    say.push({ kind: "price", ...price });
    untoldPriceSinceMs = undefined;
  }
  return { heard: { last: now, untoldPriceSinceMs }, say };
}

function crossed(last: Moment, now: Moment, seconds: number) {
  return last.secondsLeft > seconds && now.secondsLeft <= seconds;
}

/** The close, and its result when that comes later. */
function hasEnded(last: Moment, now: Moment) {
  if (!ENDED.includes(now.status)) return false;
  return (
    !ENDED.includes(last.status) || (!RESULT.includes(last.status) && RESULT.includes(now.status))
  );
}
