import { describe, expect, it } from "vitest";
import type { FrameView } from "./script/types";
import {
  FRAME_START,
  isOver,
  neverArrived,
  nextFrame,
  nextLookMs,
  toldOf,
} from "./script/state.js";

type Frame = typeof FRAME_START;
type FrameEvent = Parameters<typeof nextFrame>[1];

function view(changes: Partial<FrameView> = {}): FrameView {
  return {
    state: "form",
    isSetup: false,
    amount: "50,00 €",
    title: "Añadir saldo",
    payee: "Casa",
    lines: [],
    methods: [],
    isForeign: false,
    isActing: false,
    provider: "sandbox",
    challenge: null,
    fields: null,
    failure: null,
    payment: { id: 7, status: "open" },
    saved: null,
    secondsLeft: 900,
    ...changes,
  };
}
const shows = (state: FrameView["state"], more: Partial<FrameView> = {}): FrameEvent => ({
  type: "viewed",
  view: view({ state, ...more }),
});
function after(...events: FrameEvent[]): Frame {
  return events.reduce<Frame>(nextFrame, FRAME_START);
}
/** What the host is told on the way. */
function toldBy(...events: FrameEvent[]) {
  let frame: Frame = FRAME_START;
  return events.flatMap((event) => {
    const before = frame;
    frame = nextFrame(before, event);
    return toldOf(before, frame);
  });
}
const sending: FrameEvent[] = [{ type: "sending" }, { type: "charging" }];
const LOST: FrameEvent[] = [...sending, { type: "answered" }, { type: "lost" }];

describe("what the frame shows", () => {
  it("follows what the house says of the payment", () => {
    expect(after(shows("form")).screen).toBe("form");
    expect(after(shows("failed", { failure: "declined" })).screen).toBe("form");
    for (const state of ["challenge", "processing", "paid", "saved", "unknown"] as const)
      expect(after(shows("form"), shows(state)).screen).toBe(state);
    expect(after(shows("ended")).screen).toBe("ended");
    const review = { payment: { id: 7, status: "review" } };
    expect(after(shows("ended", review)).screen).toBe("review");
  });

  it("is not known once an answer is lost, and may have left for the bank", () => {
    expect(after(shows("form"), ...LOST)).toMatchObject({
      screen: "unknown",
      wasSent: true,
      isBusy: false,
    });
    // Nothing was shown yet that could be unknown.
    expect(after({ type: "lost" })).toEqual(FRAME_START);
    expect(after(shows("form"), ...sending, { type: "unsent" }).wasSent).toBe(false);
    // Saving a card charges nothing.
    expect(after(shows("form", { isSetup: true }), ...sending).wasSent).toBe(false);
  });

  it("is over where nothing is waited for", () => {
    const over = ["paid", "saved", "ended"] as const;
    expect(over.map((state) => isOver(after(shows(state))))).toEqual([true, true, true]);
    expect(isOver(after(shows("form"), { type: "expired" }))).toBe(true);
    expect(isOver(after(shows("processing")))).toBe(false);
  });
});

describe("looking for what became of it", () => {
  it("waits longer each time, up to half a minute, and begins anew once something is known", () => {
    const looked = (times: number) =>
      Array.from({ length: times }, (): FrameEvent => ({ type: "looked" }));
    const waits = [0, 1, 2, 3, 4, 5, 6, 20].map((times) =>
      nextLookMs(after(shows("form"), ...LOST, ...looked(times))),
    );
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    const found = [...LOST, ...looked(3), shows("processing")];
    expect(after(shows("form"), ...found).looks).toBe(3);
    expect(after(shows("form"), ...found, shows("failed")).looks).toBe(0);
  });

  it("is not done where nothing is open", () => {
    for (const state of ["form", "challenge", "paid", "saved", "ended"] as const)
      expect(nextLookMs(after(shows(state)))).toBeUndefined();
  });

  it("finds the form again where nothing had arrived", () => {
    const lost = after(shows("form"), ...LOST);
    expect(neverArrived(lost, view())).toBe(true);
    expect(neverArrived(lost, view({ state: "failed" }))).toBe(false);
    expect(neverArrived(after(shows("form")), view())).toBe(false);
  });
});

describe("the page around it", () => {
  it("is told of each end once, and of the bank's question while it is open", () => {
    const review = { payment: { id: 7, status: "review" } };
    expect(toldBy(shows("form"), ...sending, shows("challenge"), shows("challenge"))).toEqual([
      { kind: "challenge", state: "open" },
    ]);
    const paid = { payment: { id: 7, status: "succeeded" } };
    expect(toldBy(shows("challenge"), shows("paid", paid), shows("paid", paid))).toEqual([
      { kind: "challenge", state: "open" },
      { kind: "challenge", state: "closed" },
      { kind: "done", payment: 7, status: "succeeded" },
    ]);
    expect(toldBy(shows("form"), shows("ended", review))).toEqual([
      { kind: "done", payment: 7, status: "review" },
    ]);
    const saved = { id: "pm_1", brand: "visa", last4: "4242" };
    expect(toldBy(shows("form"), shows("saved", { saved }))).toEqual([{ kind: "saved", ...saved }]);
  });

  it("is told that it goes on for a while, or that the form is over", () => {
    expect(
      toldBy(shows("form"), shows("processing"), { type: "looked" }, shows("processing")),
    ).toEqual([{ kind: "processing" }]);
    expect(toldBy(shows("challenge"), { type: "expired" }).map(({ kind }) => kind)).toEqual([
      "challenge",
      "challenge",
      "error",
    ]);
    expect(toldBy(shows("form"), { type: "covered", isOpen: true })).toEqual([
      { kind: "challenge", state: "open" },
    ]);
  });
});
