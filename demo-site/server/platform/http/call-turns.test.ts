import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callTurns } from "./call-turns";

const refusal = () => new Error("too busy");

let arePressing: boolean;
/** The callers that have begun, in their order. */
let begun: string[];
let refused: string[];
let turn: ReturnType<typeof callTurns>;

beforeEach(() => {
  vi.useFakeTimers();
  arePressing = true;
  begun = [];
  refused = [];
  turn = callTurns({
    areBidsPressing: () => arePressing,
    mostGuests: 100,
    guestsWaitMs: 5_000,
    refusal,
  });
});
afterEach(() => void vi.useRealTimers());

function come(who: string, { cost = 1, times = 1, isGuest = true } = {}, signal?: AbortSignal) {
  for (let n = 0; n < times; n++) {
    turn({ cost, who, isGuest }, signal).then(
      () => begun.push(who),
      () => refused.push(who),
    );
  }
}
const pass = (durationMs: number) => vi.advanceTimersByTimeAsync(durationMs);

describe("calls", () => {
  it("begin at once where no bids wait", async () => {
    arePressing = false;
    come("a", { cost: 10, times: 100 });
    await pass(0);
    expect(begun).toHaveLength(100);
  });

  it("have a twentieth of the time together while bids wait, by what they cost", async () => {
    come("a", { cost: 10, times: 50 });
    await pass(0);
    expect(begun).toHaveLength(1);
    await pass(1_000);
    expect(begun).toHaveLength(6);
    await pass(1_000);
    expect(begun).toHaveLength(11);
  });

  it("begin at once again when the bids are answered", async () => {
    come("a", { cost: 10, times: 20 });
    await pass(0);
    arePressing = false;
    await pass(230);
    expect(begun).toHaveLength(20);
    come("b");
    await pass(0);
    expect(begun.at(-1)).toBe("b");
  });

  it("of one who sends many keep nobody else waiting for more than one of them", async () => {
    come("flood", { times: 80 });
    come("other");
    await pass(50);
    expect(begun.slice(0, 3)).toContain("other");
  });

  it("of accounts go before those of guests, and are never refused", async () => {
    come("guest", { cost: 10, times: 60 });
    come("account", { cost: 10, times: 60, isGuest: false });
    await pass(850);
    expect(begun.slice(1)).toEqual(["account", "account", "account", "account"]);
    await pass(1_200);
    expect(begun.filter((who) => who === "account")).toHaveLength(60);
    await pass(10_000);
    expect(refused).not.toContain("account");
  });

  it("of guests are refused where too many wait, or for too long", async () => {
    come("a", { cost: 10, times: 110 });
    await pass(0);
    expect(refused).toHaveLength(9);
    await pass(5_000);
    expect(begun).toHaveLength(25);
    expect(refused).toHaveLength(85);
  });

  it("give their place up when their caller has gone", async () => {
    const gone = new AbortController();
    come("a");
    come("b", { times: 3 }, gone.signal);
    come("c");
    await pass(0);
    gone.abort();
    await pass(25);
    expect(begun).toEqual(["a", "c"]);
    expect(refused).toEqual(["b", "b", "b"]);
  });
});
