import { describe, expect, test } from "vitest";
import { isListedAddress, isSentToMaintenance, MAINTENANCE_PATH } from "./maintenance";

describe("who is sent to the page of the maintenance", () => {
  test.each([
    // active, routes, path, address in the list, sent
    [0, "/cart", "/cart", true, false],
    [1, "", "/cart", false, false],
    [1, " , ,", "/", false, false],
    [1, "/cart", "/cart", false, true],
    [1, "/cart", "/wallet", false, false],
    [1, " /wallet , /Cart ", "/CART/", false, true],
    [1, "/cart", "/cart?from=1#x", false, true],
    [1, "/cart", "/cart/1", false, false],
    [1, "/", "/", false, true],
    [1, "/", "/cart", false, false],
    [1, "/seller/*", "/seller/lots/open", false, true],
    [1, "/seller/*", "/seller", false, true],
    [1, "/seller/*", "/sellers", false, false],
    [1, "/seller/*/open", "/seller/lots/open", false, true],
    [1, "/seller/*/open", "/seller/lots/sold", false, false],
    [1, "/subasta/:pid", "/subasta/12", false, true],
    [1, "/subasta/:pid", "/subasta", false, false],
    [1, "*", "/whatever/it/is", false, true],
    [1, "", "/whatever", true, true],
    [1, "*", MAINTENANCE_PATH, true, false],
    [1, MAINTENANCE_PATH, "/Maintanence/", true, false],
  ] as const)("active %i, routes %j, at %s, address listed: %s → %s", (...row) => {
    const [active, exclude_route, path, addressMatches, isSent] = row;
    expect(isSentToMaintenance({ active, exclude_route }, { path, addressMatches })).toBe(isSent);
  });
});

describe("whether an address is listed", () => {
  test.each([
    ["", "203.0.113.7", false],
    [" , ", "", false],
    ["203.0.113.7", "203.0.113.7", true],
    ["203.0.113.70", "203.0.113.7", false],
    ["198.51.100.1, 203.0.113.7", "203.0.113.7", true],
    ["203.0.113.7", "::ffff:203.0.113.7", true],
    ["2001:DB8::1", "2001:db8:0:0:0:0:0:1", true],
    ["2001:db8::0001", "2001:db8::1%eth0", true],
    ["2001:db8::1", "2001:db8::2", false],
    ["::1", "0:0:0:0:0:0:0:1", true],
  ])("%j has %s: %s", (list, address, isListed) => {
    expect(isListedAddress(list, address)).toBe(isListed);
  });
});
