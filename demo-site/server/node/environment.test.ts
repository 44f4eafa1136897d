import { describe, expect, it } from "vitest";
import { ConfigurationError, readEnvironment } from "./environment";

function faultsOf(env: Record<string, string>): string {
  try {
    readEnvironment(env, "/house");
    return "";
  } catch (error) {
    return error instanceof ConfigurationError ? error.message : String(error);
  }
}

describe("readEnvironment", () => {
  it("needs nothing", () => {
    expect(readEnvironment({}, "/house")).toMatchObject({
      port: 4000,
      dataFolder: "/house/.data",
      databaseUrl: undefined,
      logLevel: "warn",
      config: { mode: "demo", origins: "*", newAccounts: "approved" },
    });
  });

  it("lets nobody bid at once in production, and logs calls there", () => {
    expect(readEnvironment({ MARTILLO_MODE: "production" }, "/house")).toMatchObject({
      logLevel: "info",
      config: { mode: "production", newAccounts: "pending", origins: [] },
    });
  });

  it("takes an empty variable as one that is not set", () => {
    expect(readEnvironment({ PORT: "", DATABASE_URL: " " }, "/house").port).toBe(4000);
  });

  it("takes limits and origins", () => {
    const env = {
      MARTILLO_BIDS_PER_SECOND: "5000",
      MARTILLO_ORIGINS: "https://a.example, http://localhost:5173",
      MARTILLO_DATA: "/var/lib/martillo",
    };
    const settings = readEnvironment(env, "/house");
    expect(settings.config.rateLimits.bid).toEqual({ perSecond: 5000, burst: 10_000 });
    expect(settings.config.origins).toEqual(["https://a.example", "http://localhost:5173"]);
    expect(settings.dataFolder).toBe("/var/lib/martillo");
  });

  it.each([
    ["PORT", "80a", "a whole number from 0 to 65535"],
    ["PORT", "70000", "a whole number from 0 to 65535"],
    ["MARTILLO_MODE", "dev", "one of demo, production"],
    ["MARTILLO_ORIGINS", "https://a.example/", "* or origins such as https://partner.example"],
    ["MARTILLO_PUBLIC_URL", "subastas.example", "an address such as https://subastas.example"],
    ["MARTILLO_PUBLIC_URL", "https://house.test/es", "an address such as https://subastas.example"],
    ["MARTILLO_DEMO_LOGIN", "staff=jefa@house.example", "buyer=<e-mail>,seller=<e-mail>"],
    ["LOG_LEVEL", "loud", "one of fatal, error"],
    ["MARTILLO_HTTPS", "yes", "one of 0, 1"],
  ])("refuses %s=%s and says what to write", (name, value, hint) => {
    const text = faultsOf({ [name]: value });
    expect(text).toContain(`${name} is "${value}". Write ${hint}`);
  });

  it("believes a country's header only behind a proxy", () => {
    const name = "MARTILLO_COUNTRY_HEADER";
    expect(faultsOf({ [name]: "CF-IPCountry" })).toContain(`${name} needs MARTILLO_TRUST_PROXY`);
    const env = { [name]: "CF-IPCountry", MARTILLO_TRUST_PROXY: "1" };
    expect(readEnvironment(env, "/house").ipCountry.header).toBe("CF-IPCountry");
  });

  it("switches ways in on by name alone", () => {
    const { config } = readEnvironment({}, "/house");
    expect([config.googleClientId, config.demoLogins, config.siteUrl]).toEqual([null, {}, ""]);
    const env = {
      MARTILLO_PUBLIC_URL: "https://subastas.example/",
      MARTILLO_GOOGLE_CLIENT_ID: "house.apps.googleusercontent.com",
      MARTILLO_DEMO_LOGIN: "buyer=Ana@house.example, seller=luis@house.example",
    };
    expect(readEnvironment(env, "/house").config).toMatchObject({
      siteUrl: "https://subastas.example",
      googleClientId: "house.apps.googleusercontent.com",
      demoLogins: { buyer: "ana@house.example", seller: "luis@house.example" },
    });
    expect(faultsOf({ ...env, MARTILLO_MODE: "production" })).toContain("MARTILLO_DEMO_LOGIN");
  });

  it("names all faults at once, and no password", () => {
    const text = faultsOf({ PORT: "x", DATABASE_URL: "mysql://root:hunter2@db/x" });
    expect(text).toContain("PORT");
    expect(text).toContain("DATABASE_URL is not an address. Write postgres://");
    expect(text).not.toContain("hunter2");
  });
});
