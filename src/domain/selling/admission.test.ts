import { expect, it } from "vitest";
import { ACCESS_STATES } from "../../contract";
import { admissionMust } from "./admission";

const NOTHING = {
  access: "open",
  status: null,
  requiredVersion: 0,
  acceptedVersion: null,
} as const;

it("asks nothing of anybody where an auction takes everybody and has no terms", () => {
  for (const status of [null, ...ACCESS_STATES]) {
    expect(admissionMust({ ...NOTHING, status })).toBeNull();
  }
});

it.each([
  [null, "access"],
  ["pending", "wait"],
  ["approved", null],
  ["denied", "denied"],
  ["revoked", "denied"],
  ["invited", null],
  ["withdrawn", "access"],
] as const)("asks whoever stands at %s for %s", (status, must) => {
  for (const access of ["request", "invited"] as const) {
    expect(admissionMust({ ...NOTHING, access, status })).toBe(must);
  }
});

it("asks for the terms again when a newer version must be accepted, after access", () => {
  const terms = { ...NOTHING, requiredVersion: 2 };
  expect(admissionMust(terms)).toBe("terms");
  expect(admissionMust({ ...terms, acceptedVersion: 1 })).toBe("terms");
  expect(admissionMust({ ...terms, acceptedVersion: 2 })).toBeNull();
  expect(admissionMust({ ...terms, acceptedVersion: 5 })).toBeNull();
  expect(admissionMust({ ...terms, access: "request" })).toBe("access");
});
