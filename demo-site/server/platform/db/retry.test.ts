import { expect, it } from "vitest";
import { toFault } from "../http/unexpected";
import { isPassing } from "./retry";

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

it.each([
  ["write EPIPE", "EPIPE"],
  ["read ECONNRESET", "ECONNRESET"],
  ["Query read timeout", undefined],
  ["timeout exceeded when trying to connect", undefined],
  ["Connection terminated due to connection timeout", undefined],
  ["canceling statement due to statement timeout", "57014"],
  ["deadlock detected", "40P01"],
])("%s passes, and callers are told to come back", (message, code) => {
  expect(isPassing(failure(message, code))).toBe(true);
  expect(toFault(failure(message, code)).code).toBe("UNAVAILABLE");
});

it.each([
  ["value out of range", "22003"],
  ["syntax error", "42601"],
  ["cannot read properties of undefined", undefined],
])("%s does not pass", (message, code) => {
  expect(isPassing(failure(message, code))).toBe(false);
  expect(toFault(failure(message, code)).code).toBe("INTERNAL");
});

it("tells nobody to repeat what is there already", () => {
  expect(toFault(failure("duplicate key", "23505")).code).toBe("INTERNAL");
});
