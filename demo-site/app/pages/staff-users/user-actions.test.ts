import type { StaffUser } from "martillo/contract";
import { expect, test } from "vitest";
import { userActionsOf } from "./user-actions";

const USER = {
  staff: 0,
  status: "active",
  approved_to_bid: 0,
  email_verified: 1,
  phone_verified: 0,
  phone: null,
  bid_limit_request: null,
} as unknown as StaffUser;

const offered = (changes: Partial<StaffUser>) => userActionsOf({ ...USER, ...changes });

test("an account that is not admitted is approved, an admitted one loses the right", () => {
  expect(offered({})).toEqual(["approve", "limitChange", "edit", "letterPassword", "close"]);
  expect(offered({ approved_to_bid: 1 })).toContain("revoke");
  expect(offered({ approved_to_bid: 1 })).not.toContain("approve");
});

test("only what is not verified is vouched for, and only a phone that there is", () => {
  expect(offered({ email_verified: 0 })).toEqual(
    expect.arrayContaining(["vouchMail", "letterVerify"]),
  );
  expect(offered({})).not.toContain("vouchPhone");
  expect(offered({ phone: "+34600000000" })).toContain("vouchPhone");
  expect(offered({ phone: "+34600000000", phone_verified: 1 })).not.toContain("vouchPhone");
});

test("a closed account gets no letters and is opened again", () => {
  const closed = offered({ status: "deactivate", email_verified: 0 });
  expect(closed).toEqual(["limitChange", "edit", "vouchMail", "open"]);
});

test("a request that waits is answered; accounts of the staff are not changed", () => {
  const request = { id: 3, amount: "9000.00" } as StaffUser["bid_limit_request"];
  expect(offered({ bid_limit_request: request })[0]).toBe("answer");
  expect(offered({ staff: 1, bid_limit_request: request })).toEqual([]);
});
