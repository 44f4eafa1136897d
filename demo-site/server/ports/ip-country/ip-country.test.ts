import { describe, expect, it, vi } from "vitest";
import { countryByHeader, firstKnownCountry } from ".";
import { countryByLookup } from "./ip-country-lookup";

const caller = (ip: string, headers: Record<string, string> = {}) => ({
  ip,
  header: (name: string) => headers[name.toLowerCase()] ?? null,
});

describe("a country by header", () => {
  const port = countryByHeader("CF-IPCountry");

  it.each([
    ["ar", "AR"],
    ["UY ", "UY"],
    ["XX", null],
    ["T1", null],
    ["Spain", null],
    ["", null],
  ])("reads %o as %o", async (text, country) => {
    expect(await port.countryOf(caller("203.0.113.9", { "cf-ipcountry": text }))).toBe(country);
  });

  it("knows nothing without it", async () => {
    expect(await port.countryOf(caller("203.0.113.9"))).toBeNull();
  });
});

describe("a country by lookup", () => {
  const answering = (body: string, status = 200) =>
    vi.fn(async (..._args: Parameters<typeof fetch>) => new Response(body, { status }));
  const portOf = (ask: ReturnType<typeof answering>, now = () => 0) =>
    countryByLookup({ url: "https://geo.test/{ip}/country", fetch: ask, now });

  it.each([
    ["AR", "AR"],
    ['{"country":"UY"}', "UY"],
    ['{"country":"United Kingdom","countryCode":"GB"}', "GB"],
    ['{"country_code":"us"}', "US"],
    ["<html>blocked</html>", null],
    ["[]", null],
  ])("reads %s", async (body, country) => {
    expect(await portOf(answering(body)).countryOf(caller("203.0.113.9"))).toBe(country);
  });

  it("is asked once a day for one address", async () => {
    let time = 1;
    const ask = answering("AR");
    const port = portOf(ask, () => time);
    await port.countryOf(caller("203.0.113.9"));
    await port.countryOf(caller("203.0.113.9"));
    expect(ask.mock.calls.map(([url]) => url)).toEqual(["https://geo.test/203.0.113.9/country"]);
    time = 86_400_002;
    await port.countryOf(caller("203.0.113.9"));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("is left alone for a moment after a failure, and never asked about this machine", async () => {
    let time = 0;
    const ask = answering("", 500);
    const port = portOf(ask, () => time);
    await expect(port.countryOf(caller("203.0.113.9"))).rejects.toThrow("500");
    expect(await port.countryOf(caller("203.0.113.8"))).toBeNull();
    expect(await port.countryOf(caller("127.0.0.1"))).toBeNull();
    expect(ask).toHaveBeenCalledTimes(1);
    time = 30_001;
    await expect(port.countryOf(caller("203.0.113.8"))).rejects.toThrow("500");
  });

  it("comes after a header that knows", async () => {
    const ask = answering("AR");
    const port = firstKnownCountry(countryByHeader("cf-ipcountry"), portOf(ask));
    expect(await port.countryOf(caller("203.0.113.9", { "cf-ipcountry": "UY" }))).toBe("UY");
    expect(ask).not.toHaveBeenCalled();
    expect(await port.countryOf(caller("203.0.113.9"))).toBe("AR");
  });
});
