import { describe, expect, test } from "vitest";
import { type CodesEvent, type CodesFlow, codesFlow, startCodes } from "./codes-flow";

const WAY = { address: "ana@casa.es", expiresAt: 900_000, resendAt: 60_000, length: 6 };
const TAKEN = { code: "EMAIL_TAKEN", message: "Ya tiene cuenta." } as const;
const START = startCodes({ address: "ana@casa.es", refusal: undefined });

function after(...events: CodesEvent[]): CodesFlow {
  return events.reduce(codesFlow, START);
}
const sent: CodesEvent = { type: "sent", code: WAY };

describe("a code", () => {
  test("goes from its address to the code, and back once it is verified", () => {
    expect(START).toMatchObject({ step: "address", address: "ana@casa.es", sends: 0 });
    expect(after(sent)).toMatchObject({ step: "code", sent: WAY, sends: 1 });
    expect(after(sent, { type: "typed_code", code: "123" }, sent)).toMatchObject({
      code: "",
      sends: 2,
    });
    expect(after(sent, { type: "verified" })).toMatchObject({ step: "address", sent: undefined });
  });

  test("is typed anew after a wrong one, whose field has the word", () => {
    const wrong: CodesEvent = { type: "wrong_code", problem: "No es correcto." };
    const flow = after(sent, { type: "typed_code", code: "111111" }, wrong);
    expect(flow).toMatchObject({ step: "code", code: "", problem: "No es correcto.", attempt: 1 });
    expect(codesFlow(flow, { type: "typed_code", code: "2" }).problem).toBeUndefined();
  });

  test("stays on its way while the address is looked at again", () => {
    const looked = after(sent, { type: "changes_address" });
    expect(looked).toMatchObject({ step: "address", sent: WAY });
    expect(codesFlow(looked, { type: "resumed" })).toMatchObject({ step: "code", sends: 1 });
  });
});

describe("a refusal", () => {
  test("is said until something is typed, and counts as a try", () => {
    const flow = after({ type: "failed", refusal: TAKEN });
    expect(flow).toMatchObject({ refusal: TAKEN, attempt: 1 });
    const typed = codesFlow(flow, { type: "typed_address", address: "eva@casa.es" });
    expect(typed).toMatchObject({ address: "eva@casa.es", refusal: undefined, attempt: 1 });
  });

  test("of its owner goes back to the address, where that is asked", () => {
    expect(after(sent, { type: "owner_refused" })).toMatchObject({ step: "address", attempt: 1 });
  });

  test("that brings somebody here starts at the address, with what is on its way", () => {
    const started: CodesEvent = { type: "started", address: "ana@casa.es", refusal: TAKEN };
    expect(after(sent, started)).toMatchObject({ step: "address", refusal: TAKEN, sent: WAY });
  });
});

test("another address from outside starts again; the one that is typed already does not", () => {
  const started = (address: string): CodesEvent => ({
    type: "started",
    address,
    refusal: undefined,
  });
  expect(after(sent, started("eva@casa.es"))).toMatchObject({
    step: "address",
    address: "eva@casa.es",
    given: { address: "eva@casa.es" },
  });
  const typed: CodesEvent = { type: "typed_address", address: "eva@casa.es" };
  expect(after(typed, sent, started("eva@casa.es"))).toMatchObject({ step: "code" });
});

test("only what is asked of the house is pending", () => {
  expect(after({ type: "asked", what: "send" }).pending).toBe("send");
  expect(after({ type: "asked", what: "check" }, { type: "answered" }).pending).toBeUndefined();
  const problem = "Obligatorio.";
  expect(after({ type: "captcha", problem }).captchaProblem).toBe(problem);
});
