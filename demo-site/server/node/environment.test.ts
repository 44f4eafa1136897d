import { generateKeyPairSync } from "node:crypto";
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
      host: "localhost",
      dataFolder: "/house/.data",
      databaseUrl: undefined,
      logLevel: "warn",
      ports: { mail: null, sms: null, captcha: null, google: null, newsletter: null },
      config: { mode: "demo", origins: "*", newAccounts: "verified", captchaProvider: null },
    });
  });

  it("writes dates as the market does, unless nothing is to be configured", () => {
    expect(readEnvironment({}, "/house").config.dateFormat).toBe("DD-MM-YYYY");
    const bare = readEnvironment({ MARTILLO_DATE_FORMAT: "none" }, "/house");
    expect(bare.config.dateFormat).toBeNull();
    expect(() => readEnvironment({ MARTILLO_DATE_FORMAT: "D/M" }, "/house")).toThrow(
      "MARTILLO_DATE_FORMAT",
    );
  });

  it("gives a demo an operator that is seen to be an example, and a production none that it has not named", () => {
    const operatorOf = (env: Record<string, string>) =>
      readEnvironment(env, "/house").config.operator;
    const demo = operatorOf({});
    expect(Object.values(demo).every((value) => /ejemplo|ficticia/.test(value))).toBe(true);
    const production = { MARTILLO_MODE: "production" };
    expect(new Set(Object.values(operatorOf(production)))).toEqual(new Set([""]));
    for (const mode of [{}, production]) {
      const named = operatorOf({ ...mode, MARTILLO_OPERATOR_NAME: "Casa Real, S.L." });
      expect(named).toMatchObject({ name: "Casa Real, S.L.", taxId: "", address: "", email: "" });
    }
  });

  it("lets nobody bid unverified, and logs calls in production", () => {
    expect(readEnvironment({ MARTILLO_MODE: "production" }, "/house")).toMatchObject({
      logLevel: "info",
      config: {
        mode: "production",
        newAccounts: "verified",
        origins: [],
        codes: { digits: 6, seconds: 300, tries: 5, staticCode: null },
      },
    });
  });

  it("sends text messages to Spain, and elsewhere where it is told to", () => {
    const smsOf = (env: Record<string, string>) =>
      readEnvironment({ MARTILLO_MODE: "production", ...env }, "/house").config.sms;
    expect(smsOf({})).toEqual({ prefixes: ["+34"], perDay: 500, perNumber: 10, perBlock: 50 });
    const told = { MARTILLO_SMS_COUNTRIES: "ES, ar,UY,+351", MARTILLO_SMS_PER_DAY: "20" };
    expect(smsOf(told)).toMatchObject({ prefixes: ["+34", "+54", "+598", "+351"], perDay: 20 });
    expect(faultsOf({ MARTILLO_SMS_COUNTRIES: "ES,Portugal" })).toContain(
      'MARTILLO_SMS_COUNTRIES names "Portugal"',
    );
  });

  it("takes an index at Algolia whole, or none", () => {
    const both = { MARTILLO_ALGOLIA_APP_ID: "APP1", MARTILLO_ALGOLIA_SEARCH_KEY: "k-1" };
    expect(readEnvironment({}, "/house").ports.suggestions).toBeNull();
    expect(readEnvironment(both, "/house").ports.suggestions).toEqual({
      appId: "APP1",
      searchKey: "k-1",
      index: "lots",
      url: undefined,
    });
    expect(faultsOf({ MARTILLO_ALGOLIA_APP_ID: "APP1" })).toContain("go together");
    expect(faultsOf({ ...both, MARTILLO_ALGOLIA_APP_ID: "evil.example/#" })).toContain(
      "MARTILLO_ALGOLIA_APP_ID is no application's id",
    );
    expect(faultsOf({ ...both, MARTILLO_ALGOLIA_URL: "ftp://x" })).toContain(
      "MARTILLO_ALGOLIA_URL",
    );
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

  it.each([
    ["MARTILLO_KYC_URL", "https://kyc.example/checks", "MARTILLO_KYC_TOKEN"],
    ["MARTILLO_KYC_TOKEN", "hunter6", "MARTILLO_KYC_URL"],
    ["MARTILLO_SMS_TOKEN", "hunter6", "MARTILLO_SMS_URL"],
    ["MARTILLO_CAPTCHA_PROVIDER", "hcaptcha", "MARTILLO_CAPTCHA_SITE_KEY"],
    ["MARTILLO_NEWSLETTER_TOKEN", "hunter6", "MARTILLO_NEWSLETTER_URL"],
  ])("refuses %s without what goes with it", (name, value, other) => {
    const text = faultsOf({ [name]: value });
    expect(text).toContain(`- ${other}`);
    expect(text).toMatch(/(is|are) not set\. .*(go together|needs it)/);
    expect(text).not.toContain("hunter");
  });

  it("does not fault a pair twice when half of it is faulty", () => {
    const text = faultsOf({ MARTILLO_KYC_URL: "http://kyc.example", MARTILLO_KYC_TOKEN: "t" });
    expect(text.match(/MARTILLO_KYC/g)).toHaveLength(1);
    expect(text).toContain("MARTILLO_KYC_URL is not an address. Write https://");
  });

  it("names variables that look like its own and are none", () => {
    const env = { MARTILLO_SMPT_URL: "x", MARTILLO_HOST: "0.0.0.0", HOME: "/root" };
    expect(readEnvironment(env, "/house").strays).toEqual(["MARTILLO_SMPT_URL"]);
  });

  it("believes a country's header only behind a proxy", () => {
    const name = "MARTILLO_COUNTRY_HEADER";
    expect(faultsOf({ [name]: "CF-IPCountry" })).toContain(`${name} needs MARTILLO_TRUST_PROXY`);
    const env = { [name]: "CF-IPCountry", MARTILLO_TRUST_PROXY: "1" };
    expect(readEnvironment(env, "/house").ports.ipCountry.header).toBe("CF-IPCountry");
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

  it("takes channels for messages, and names what is missing for one", () => {
    const env = {
      MARTILLO_MODE: "production",
      MARTILLO_PUBLIC_URL: "https://subastas.example",
      MARTILLO_SMTP_URL: "smtps://casa:hunter2@correo.example:465",
      MARTILLO_MAIL_FROM: "Martillo <no-reply@subastas.example>",
      MARTILLO_SMS_URL: "https://sms.example/messages",
      MARTILLO_SMS_TOKEN: "hunter3",
      MARTILLO_CAPTCHA_PROVIDER: "turnstile",
      MARTILLO_CAPTCHA_SITE_KEY: "clave",
      MARTILLO_CAPTCHA_SECRET: "hunter4",
      MARTILLO_SECRET: "una frase larga que nadie más conoce",
    };
    const { ports, config } = readEnvironment(env, "/house");
    expect(ports).toMatchObject({
      mail: { url: env.MARTILLO_SMTP_URL, from: env.MARTILLO_MAIL_FROM },
      sms: { url: env.MARTILLO_SMS_URL, token: "hunter3", sender: "Martillo" },
      captcha: { provider: "turnstile", siteKey: "clave", secret: "hunter4", url: undefined },
    });
    expect([config.captchaProvider, config.secret]).toEqual(["turnstile", env.MARTILLO_SECRET]);

    const needed = [
      ["MARTILLO_PUBLIC_URL", "MARTILLO_SMTP_URL needs MARTILLO_PUBLIC_URL"],
      ["MARTILLO_MAIL_FROM", "MARTILLO_MAIL_FROM is not set"],
      ["MARTILLO_SMS_TOKEN", "MARTILLO_SMS_TOKEN is not set"],
      ["MARTILLO_CAPTCHA_SITE_KEY", "MARTILLO_CAPTCHA_SITE_KEY is not set"],
      ["MARTILLO_CAPTCHA_SECRET", "MARTILLO_CAPTCHA_SECRET is not set"],
    ] as const;
    for (const [name, text] of needed) expect(faultsOf({ ...env, [name]: "" })).toContain(text);
    const wrong = faultsOf({
      ...env,
      MARTILLO_SMTP_URL: "casa:hunter2@correo",
      MARTILLO_MAIL_FROM: "hunter2",
      MARTILLO_SECRET: "x",
    });
    expect(wrong).toContain("MARTILLO_SMTP_URL is not an address. Write smtps://");
    expect(wrong).toContain("MARTILLO_MAIL_FROM is not an address. Write Martillo <");
    expect(wrong).toContain("MARTILLO_SECRET is too short");
    expect(wrong).not.toContain("hunter");
  });

  it("takes a key to sign with as PEM or in one line, and never tells what it was", () => {
    const { privateKey } = generateKeyPairSync("ed25519");
    const pem = privateKey.export({ format: "pem", type: "pkcs8" }).toString();
    const der = privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");
    for (const text of [pem, pem.replaceAll("\n", String.raw`\n`), der]) {
      const { headSigner } = readEnvironment({ MARTILLO_SIGNING_KEY: text }, "/house").ports;
      expect(headSigner?.equals(privateKey)).toBe(true);
    }
    expect(readEnvironment({}, "/house").ports.headSigner).toBeNull();

    const other = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
    const wrong = [
      "hunter5",
      der.slice(0, 20),
      other.export({ format: "pem", type: "pkcs8" }).toString(),
    ];
    for (const text of wrong) {
      const faults = faultsOf({ MARTILLO_SIGNING_KEY: text });
      expect(faults).toContain("MARTILLO_SIGNING_KEY is no private Ed25519 key. Write it as PEM");
      expect(faults).not.toContain(text);
    }
  });

  it("takes a code that always fits only where nothing is at stake, or where it is asked for twice", () => {
    const env = { MARTILLO_STATIC_CODE: "424242" };
    expect(readEnvironment(env, "/house").config.codes.staticCode).toBe("424242");
    const live = { ...env, MARTILLO_MODE: "production" };
    expect(faultsOf(live)).toContain("MARTILLO_STATIC_CODE verifies any e-mail and phone");
    const twice = { ...live, MARTILLO_STATIC_CODE_IN_PRODUCTION: "1" };
    expect(readEnvironment(twice, "/house").config.codes.staticCode).toBe("424242");
    expect(faultsOf({ MARTILLO_STATIC_CODE: "abc" })).toContain("MARTILLO_STATIC_CODE is no code");
  });

  it("names all faults at once, and no password", () => {
    const text = faultsOf({ PORT: "x", DATABASE_URL: "mysql://root:hunter2@db/x" });
    expect(text.match(/- PORT/g)).toHaveLength(1);
    expect(faultsOf({ MARTILLO_MODE: "x" }).match(/MARTILLO_MODE/g)).toHaveLength(1);
    expect(text).toContain("DATABASE_URL is not an address. Write postgres://");
    expect(text).not.toContain("hunter2");
  });
});
