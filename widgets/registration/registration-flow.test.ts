import { expect, test } from "vitest";
import { type RegistrationEvent, registrationFlow, registrationStart } from "./registration-flow";

const GOOGLE = { token: "of-google", email: "rosa@example.com" };

function after(...events: RegistrationEvent[]) {
  return events.reduce(registrationFlow, registrationStart({ kind: undefined, google: GOOGLE }));
}

test("begins as a buyer's, or as what was chosen before", () => {
  expect(after()).toEqual({ step: 1, kind: "buyer", google: GOOGLE, seenAttempt: 0 });
  expect(registrationStart({ kind: "seller", google: undefined }).kind).toBe("seller");
  expect(registrationStart({ kind: "anything", google: undefined }).kind).toBe("buyer");
});

test("what the account is for can be changed on either step", () => {
  expect(after({ type: "went_on" }, { type: "chose", kind: "seller" })).toMatchObject({
    step: 2,
    kind: "seller",
  });
});

test("a fault of the first step leads back there, one of the second stays", () => {
  const refused = (...fields: string[]) =>
    after({ type: "went_on" }, { type: "refused", attempt: 1, fields });
  expect(refused("phone", "email")).toMatchObject({ step: 1, seenAttempt: 1 });
  expect(refused("phone", "city")).toMatchObject({ step: 2, seenAttempt: 1 });
  expect(refused()).toMatchObject({ step: 2, seenAttempt: 1 });
});

test("a fault that was looked at does not hold anybody back", () => {
  const back = after({ type: "went_on" }, { type: "refused", attempt: 1, fields: ["email"] });
  expect(registrationFlow(back, { type: "went_on" }).step).toBe(2);
  expect(after({ type: "went_on" }, { type: "went_back" }).step).toBe(1);
});

test("a Google account whose word is not taken is forgotten", () => {
  expect(after({ type: "google_rejected" }).google).toBeUndefined();
});
