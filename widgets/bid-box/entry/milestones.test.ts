import { describe, expect, test } from "vitest";
import { hear, type Heard, type Milestone, type Moment } from "./milestones";

const start: Moment = {
  status: "open",
  standing: "none",
  priceCents: 100_000,
  bidCount: 1,
  closesAtMs: 600_000,
  extensionNo: 0,
  secondsLeft: 600,
  isLive: true,
  nowMs: 0,
};

/** Plays moments, each on top of the one before, and returns everything said. */
function listen(...steps: Partial<Moment>[]) {
  let heard: Heard = { last: start, untoldPriceSinceMs: undefined };
  const said: Milestone[] = [];
  let moment = start;
  for (const step of steps) {
    moment = { ...moment, ...step };
    const next = hear(heard, moment);
    heard = next.heard;
    said.push(...next.say);
  }
  return said;
}

const kinds = (said: Milestone[]) => said.map((milestone) => milestone.kind);

describe("milestones", () => {
  test("says nothing while only seconds pass", () => {
    const ticks = Array.from({ length: 200 }, (_, i) => ({
      secondsLeft: 599 - i,
      nowMs: i * 1000,
    }));
    expect(listen(...ticks)).toEqual([]);
  });

  test("tells a price once bidding has paused, and only the last one", () => {
    const said = listen(
      { priceCents: 110_000, bidCount: 2, nowMs: 1000 },
      { priceCents: 120_000, bidCount: 3, nowMs: 2000 },
      { nowMs: 4000 },
      { nowMs: 5000 },
      { nowMs: 9000 },
    );
    expect(said).toEqual([{ kind: "price", priceCents: 120_000 }]);
  });

  test("being outbid and leading are told at once, and stand for the price", () => {
    const said = listen(
      { standing: "leading", priceCents: 110_000, nowMs: 1000 },
      { standing: "outbid", priceCents: 130_000, nowMs: 2000 },
      { nowMs: 9000 },
    );
    expect(said).toEqual([
      { kind: "leading", priceCents: 110_000 },
      { kind: "outbid", priceCents: 130_000 },
    ]);
  });

  test("five minutes, one minute and the check of the close, each once", () => {
    const said = listen(
      { secondsLeft: 301 },
      { secondsLeft: 300 },
      { secondsLeft: 299 },
      { secondsLeft: 60 },
      { secondsLeft: 1 },
      { secondsLeft: 0 },
      { secondsLeft: 0 },
    );
    expect(kinds(said)).toEqual(["five_minutes", "one_minute", "checking"]);
  });

  test("a sleeping tab that wakes in the last minute hears only the nearest mark", () => {
    expect(kinds(listen({ secondsLeft: 20 }))).toEqual(["one_minute"]);
  });

  test("an extension is told with its number and end, and the marks may come again", () => {
    const said = listen(
      { secondsLeft: 30 },
      { secondsLeft: 120, extensionNo: 1, closesAtMs: 720_000 },
      { secondsLeft: 59 },
    );
    expect(said).toEqual([
      { kind: "one_minute" },
      { kind: "extended", number: 1, closesAtMs: 720_000 },
      { kind: "one_minute" },
    ]);
  });

  test("the close and its result are told when the server says so", () => {
    expect(kinds(listen({ secondsLeft: 0 }, { status: "closed" }, { status: "sold" }))).toEqual([
      "checking",
      "ended",
      "ended",
    ]);
    expect(
      kinds(listen({ status: "sold", secondsLeft: 0, priceCents: 1, nowMs: 1 }, { nowMs: 9999 })),
    ).toEqual(["ended"]);
  });

  test("a lost and a recovered connection are told once each", () => {
    expect(kinds(listen({ isLive: false }, { isLive: false }, { isLive: true }))).toEqual([
      "reconnecting",
      "live",
    ]);
  });
});
