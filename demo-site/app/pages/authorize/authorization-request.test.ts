import { expect, test } from "vitest";
import { readRequest } from "./authorization-request";

const CHALLENGE = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

function search(changes: Record<string, string> = {}): string {
  const good = { origin: "https://ribera.example", scope: "read bid", challenge: CHALLENGE };
  return `?${new URLSearchParams({ ...good, state: "s", ...changes })}`;
}

test("reads what a page asks for, and leaves out what nobody can allow", () => {
  expect(readRequest(search({ scope: "bid award" }))).toEqual({
    origin: "https://ribera.example",
    scopes: ["bid"],
    challenge: CHALLENGE,
    state: "s",
  });
});

test("reads that a page wants to buy", () => {
  expect(readRequest(search({ scope: "pay buy read" }))?.scopes).toEqual(["read", "buy", "pay"]);
});

test.each([
  ["", "nothing"],
  [search({ origin: "null" }), "a page without an origin"],
  [search({ origin: "javascript:alert(1)" }), "a script"],
  [search({ origin: "https://ribera.example/" }), "an address"],
  [search({ scope: "award" }), "no scope"],
  [search({ challenge: "short" }), "no challenge"],
  [search({ state: "" }), "no state"],
])("%s: %s is no request", (text) => {
  expect(readRequest(text)).toBeNull();
});
