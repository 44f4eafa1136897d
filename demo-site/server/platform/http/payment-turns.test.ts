import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { paymentTurns } from "./payment-turns";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** So many payments come at once; how many of them have begun. */
async function come(areBidsPressing: () => boolean, payments: number) {
  const turn = paymentTurns(areBidsPressing);
  let begun = 0;
  for (let n = 0; n < payments; n++) void turn().then(() => (begun += 1));
  await vi.advanceTimersByTimeAsync(0);
  return () => begun;
}

describe("payments", () => {
  it("begin at once where no bids wait", async () => {
    const begun = await come(() => false, 100);
    expect(begun()).toBe(100);
  });

  it("begin one after the other while bids wait, and all within three seconds", async () => {
    const begun = await come(() => true, 100);
    expect(begun()).toBe(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(begun()).toBe(11);
    await vi.advanceTimersByTimeAsync(2_400);
    expect(begun()).toBe(100);
  });

  it("begin at once again when the bids are answered", async () => {
    let arePressing = true;
    const begun = await come(() => arePressing, 20);
    expect(begun()).toBe(1);
    arePressing = false;
    await vi.advanceTimersByTimeAsync(60);
    expect(begun()).toBe(20);
  });
});
