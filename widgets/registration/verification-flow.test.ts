import { describe, expect, test } from "vitest";
import type { CallError } from "../../src/state";
import {
  type AddressesToSend,
  isAddressMissing,
  proofsOf,
  VERIFICATION_START,
  type VerificationEvent,
  verificationFlow,
  type VerificationFlow,
} from "./verification-flow";

function after(...events: VerificationEvent[]): VerificationFlow {
  return events.reduce(verificationFlow, VERIFICATION_START);
}

function sending(changes: Partial<AddressesToSend> = {}): AddressesToSend {
  return {
    house: { methods: ["email", "sms"], captcha: undefined },
    mode: "required",
    typed: { email: "Rosa@Example.com", phone: "600000001", firstName: "Rosa" },
    isBrief: false,
    ...changes,
  };
}

const byEmail = { methods: ["email"], captcha: undefined } as const;
const emailShown: VerificationEvent = {
  type: "verified",
  method: "email",
  address: "rosa@example.com ",
  proof: "of-email",
};
const phoneShown: VerificationEvent = {
  type: "verified",
  method: "sms",
  address: " 600000001",
  proof: "of-phone",
};

function refusal(code: CallError["code"]): CallError {
  return { code, message: "No." };
}

describe("the way to a dialog", () => {
  test("several ways are chosen from, one is taken at once", () => {
    expect(after({ type: "wanted", ...sending() }).stage).toBe("method");
    expect(after({ type: "wanted", ...sending({ house: byEmail }) }).stage).toBe("email");
    expect(after({ type: "wanted", ...sending({ isBrief: true }) }).stage).toBe("email");
  });

  test("what may be left out is always chosen, as it can be skipped there", () => {
    const wanted = after({ type: "wanted", ...sending({ house: byEmail, mode: "optional" }) });
    expect(wanted).toMatchObject({ stage: "method", isOptional: true });
    expect(verificationFlow(wanted, { type: "skipped" })).toMatchObject({
      stage: "closed",
      hasSkipped: true,
    });
  });

  test("the dialogs know what stands in the form and what the house asks", () => {
    const { typed, house } = after({ type: "wanted", ...sending() });
    expect(typed.email).toBe("Rosa@Example.com");
    expect(house.methods).toEqual(["email", "sms"]);
    expect(after({ type: "wanted", ...sending() }, { type: "chose", method: "sms" }).stage).toBe(
      "sms",
    );
    expect(after({ type: "wanted", ...sending() }, { type: "closed" }).stage).toBe("closed");
  });
});

describe("what is verified", () => {
  test("is compared without spaces, an e-mail without its case, and shown by its proof", () => {
    const flow = after({ type: "wanted", ...sending() }, emailShown, phoneShown);
    expect(flow).toMatchObject({ stage: "closed", refusal: undefined });
    expect(proofsOf(flow)).toEqual({ email_proof: "of-email", phone_proof: "of-phone" });
    expect(isAddressMissing(after(emailShown), sending())).toBe(false);
    expect(isAddressMissing(after(phoneShown), sending())).toBe(false);
  });

  test("counts until another address is typed", () => {
    const same = after(emailShown, { type: "typed", method: "email", text: "ROSA@example.com" });
    expect(proofsOf(same)).toEqual({ email_proof: "of-email" });
    const other = after(emailShown, phoneShown, { type: "typed", method: "email", text: "eva@" });
    expect(proofsOf(other)).toEqual({ phone_proof: "of-phone" });
  });

  test("an account that has changed meanwhile has no proof, and keeps what it had", () => {
    const changed: VerificationEvent = { ...phoneShown, proof: null };
    expect(proofsOf(after(emailShown, changed))).toEqual({ email_proof: "of-email" });
  });
});

describe("whether an address is missing", () => {
  test("only where the house has a way and the page wants it", () => {
    expect(isAddressMissing(after(), sending())).toBe(true);
    expect(isAddressMissing(after(), sending({ mode: "off" }))).toBe(false);
    const noWay = { methods: [], captcha: undefined };
    expect(isAddressMissing(after(), sending({ house: noWay }))).toBe(false);
  });

  test("what was skipped is asked for no more, unless it is required", () => {
    const skipped = after({ type: "skipped" });
    expect(isAddressMissing(skipped, sending({ mode: "optional" }))).toBe(false);
    expect(isAddressMissing(skipped, sending())).toBe(true);
  });

  test("another phone than the verified one is missing, but a brief form asks for none", () => {
    const typed = { email: "eva@example.com", phone: "600000002", firstName: "" };
    expect(isAddressMissing(after(phoneShown), sending({ typed }))).toBe(true);
    expect(isAddressMissing(after(phoneShown), sending({ typed, isBrief: true }))).toBe(false);
  });
});

describe("a house that refuses", () => {
  test("has all proofs given up and the dialog open again", () => {
    const error = refusal("PROOF_EXPIRED");
    const flow = after(emailShown, phoneShown, { type: "refused", error, ...sending() });
    expect(flow).toMatchObject({ stage: "method", refusal: error, verified: {} });
    expect(verificationFlow(flow, emailShown).refusal).toBeUndefined();
  });

  test("an address that is taken is changed where it is verified", () => {
    const error = refusal("EMAIL_TAKEN");
    expect(after({ type: "refused", error, ...sending() }).stage).toBe("email");
    const house = { methods: ["sms"], captcha: undefined } as const;
    expect(after({ type: "refused", error, ...sending({ house }) }).stage).toBe("sms");
  });
});
