import { describe, expect, it } from "vitest";
import { callerKey, isLoopback, widerNetwork } from "./caller-address";

describe("callerKey", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("takes %s for %s", (address, key) => {
    expect(callerKey(address)).toBe(key);
  });
});

describe("widerNetwork", () => {
  it.each([
    ["203.0.113.9", "203.0.113.0/24"],
    ["::ffff:203.0.113.9", "203.0.113.0/24"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
    ["2001:db8::1", "2001:db8:0::/48"],
    ["unknown", "unknown"],
  ])("takes %s for part of %s", (address, network) => {
    expect(widerNetwork(address)).toBe(network);
  });
});

describe("isLoopback", () => {
  it.each(["127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1"])("knows %s", (address) => {
    expect(isLoopback(address)).toBe(true);
  });
  it.each(["203.0.113.9", "2001:db8::1", "unknown"])("lets %s count", (address) => {
    expect(isLoopback(address)).toBe(false);
  });
});
