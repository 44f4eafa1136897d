import { describe, expect, test } from "vitest";
import { fc } from "../../src/testing/seed";
import { type Amount, BID_FLOW_START, type BidFlow, bidFlow, type BidFlowEvent } from "./bid-flow";
import { EMPTY_DRAFT } from "./entry-form";

const amount = fc.record({
  cents: fc.constantFrom(100_00, 250_00, 7_000_00),
  mode: fc.constantFrom("max" as const, "exact" as const),
});
const draft = fc.record({
  text: fc.constantFrom("100", "7.000"),
  mode: fc.constant("max" as const),
  isChecked: fc.boolean(),
});
const hasBid = fc.boolean();
const isLeading = fc.boolean();
const bid = fc.constant({ kind: "accepted", isExact: false } as never);

const event: fc.Arbitrary<BidFlowEvent> = fc.oneof(
  draft.map((value) => ({ type: "drafted", draft: value }) as const),
  amount.map((value) => ({ type: "chosen", ...value }) as const),
  fc
    .tuple(amount, fc.boolean(), hasBid)
    .map(
      ([value, isInPlace, has]) =>
        ({ type: "sign_in_asked", ...value, isInPlace, hasBid: has }) as const,
    ),
  hasBid.map((value) => ({ type: "sign_in_closed", hasBid: value }) as const),
  fc.boolean().map((isAccepted) => ({ type: "typo_accepted", isAccepted }) as const),
  isLeading.map((value) => ({ type: "left_confirmation", isLeading: value }) as const),
  isLeading.map((value) => ({ type: "called_off", isLeading: value }) as const),
  bid.map((value) => ({ type: "overtaken", bid: value }) as const),
  fc.constantFrom<BidFlowEvent>(
    { type: "faulted" },
    { type: "change_opened" },
    { type: "signed_in" },
    { type: "sent" },
    { type: "accepted" },
    { type: "finished" },
    { type: "taken_over" },
  ),
);

interface Walked {
  before: BidFlow;
  event: BidFlowEvent;
  after: BidFlow;
}

function walk(events: readonly BidFlowEvent[]): Walked[] {
  let flow = BID_FLOW_START;
  return events.map((next) => {
    const before = flow;
    flow = bidFlow(before, next);
    return { before, event: next, after: flow };
  });
}

/** Checks those steps of every way that are of interest. */
function onEveryWay(isMeant: (step: Walked) => boolean, check: (step: Walked) => void) {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      for (const step of walk(events).filter(isMeant)) check(step);
    }),
  );
}

function isOf(...types: readonly BidFlowEvent["type"][]) {
  return ({ event: { type } }: Walked) => types.includes(type);
}

describe("whatever happens on the way", () => {
  test("what is confirmed is what was chosen, or what was chosen before the sign-in", () => {
    const isAnother = ({ before, after }: Walked) =>
      after.step.name === "confirming" && after.step !== before.step;
    onEveryWay(isAnother, ({ before, event: { type, ...said }, after }) => {
      expect(["chosen", "signed_in", "typo_accepted"]).toContain(type);
      const { cents, mode } = { ...before.step, ...said } as Partial<Amount>;
      expect(after.step).toMatchObject({ cents, mode });
    });
  });

  test("a doubt about an amount is put anew for each amount", () => {
    // During a confirmation the amount stays the same, however often the session is read again.
    const isOtherAmount = ({ before, event: { type } }: Walked) =>
      type === "chosen" || (type === "signed_in" && before.step.name !== "confirming");
    onEveryWay(isOtherAmount, ({ after }) => {
      expect(after.step).not.toMatchObject({ isTypoAccepted: true });
    });
  });

  test("nothing that was typed is lost before the bid counts, or its bidder leaves it", () => {
    const isEnd = isOf("drafted", "accepted", "finished", "taken_over");
    onEveryWay(
      (step) => !isEnd(step),
      ({ before, after }) => expect(after.draft).toBe(before.draft),
    );
  });

  test("the turn rises by one or stays, and begins anew for somebody else alone", () => {
    const isOther = isOf("taken_over");
    onEveryWay(isOther, ({ after }) => expect(after).toBe(BID_FLOW_START));
    onEveryWay(
      (step) => !isOther(step),
      ({ before, after }) => expect([0, 1]).toContain(after.turn - before.turn),
    );
  });

  test("what was sent leaves nothing to confirm", () => {
    onEveryWay(isOf("sent"), ({ after }) => {
      expect(after).toMatchObject({ step: { name: "idle" }, overtaken: undefined });
    });
  });
});

function after(...events: readonly BidFlowEvent[]): BidFlow {
  return events.reduce(bidFlow, BID_FLOW_START);
}

const SIGN_IN = {
  type: "sign_in_asked",
  cents: 500_00,
  mode: "max",
  isInPlace: true,
  hasBid: false,
} as const;

test("a guest signs in on the way and confirms the same amount", () => {
  expect(after(SIGN_IN)).toMatchObject({ step: { name: "signing_in", isInPlace: true }, turn: 0 });
  expect(after(SIGN_IN, { type: "signed_in" })).toMatchObject({
    step: { name: "confirming", cents: 500_00, mode: "max", isTypoAccepted: false },
    turn: 1,
  });
  expect(after(SIGN_IN, { type: "sign_in_closed", hasBid: false })).toMatchObject({
    step: { name: "idle" },
    turn: 0,
  });
});

test("a sign-in that takes the place of an outcome takes the focus along", () => {
  expect(after({ ...SIGN_IN, hasBid: true }).turn).toBe(1);
});

test("signing in elsewhere leads nobody to a confirmation", () => {
  expect(after({ type: "signed_in" })).toBe(BID_FLOW_START);
});

test("the leader goes back to the change of the maximum, anybody else to the amount", () => {
  const chosen = { type: "chosen", cents: 500_00, mode: "max" } as const;
  const back = (isLeading: boolean) => after(chosen, { type: "left_confirmation", isLeading });
  expect(back(true).step).toEqual({ name: "changing" });
  expect(back(false).step).toEqual({ name: "idle" });
});

test("a confirmation that is called off leaves the focus with what is being typed", () => {
  const chosen = { type: "chosen", cents: 500_00, mode: "max" } as const;
  const off = after(chosen, { type: "called_off", isLeading: false });
  expect(off).toMatchObject({ step: { name: "idle" }, turn: 1, draft: EMPTY_DRAFT });
});
