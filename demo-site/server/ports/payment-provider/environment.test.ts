import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readEnvironment } from "../../node/environment";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "martillo-payments-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (env: Record<string, string>) => readEnvironment(env, "/house").ports.paymentProvider;

function faultsOf(env: Record<string, string>): string {
  try {
    read(env);
    return "";
  } catch (error) {
    return String(error);
  }
}

describe("settings of payments", () => {
  it("are the sandbox in a demo, and nothing in production", () => {
    expect(read({}).cardProvider).toBe("sandbox");
    expect(read({ MARTILLO_MODE: "production" }).cardProvider).toBe("none");
    expect(read({ MARTILLO_CARD_PROVIDER: "none" }).cardProvider).toBe("none");
  });

  it("refuse the sandbox in production", () => {
    const env = { MARTILLO_MODE: "production", MARTILLO_CARD_PROVIDER: "sandbox" };
    expect(faultsOf(env)).toContain("MARTILLO_CARD_PROVIDER=sandbox moves no money");
  });

  const STRIPE = {
    MARTILLO_CARD_PROVIDER: "stripe",
    MARTILLO_STRIPE_SECRET_KEY: "sk_test_hunter2",
    MARTILLO_STRIPE_PUBLISHABLE_KEY: "pk_test_abc",
    MARTILLO_STRIPE_WEBHOOK_SECRETS: "whsec_new, whsec_old",
  };

  it("take Stripe's, whole or not at all", () => {
    expect(read(STRIPE)).toMatchObject({
      cardProvider: "stripe",
      stripe: { secretKey: "sk_test_hunter2", webhookSecrets: ["whsec_new", "whsec_old"] },
    });
    expect(read({}).stripe).toBeNull();
    for (const name of Object.keys(STRIPE).slice(1))
      expect(faultsOf({ ...STRIPE, [name]: "" })).toContain(`${name} is not set`);
    expect(faultsOf({ MARTILLO_CARD_PROVIDER: "stripe" })).toContain(
      "MARTILLO_CARD_PROVIDER=stripe",
    );
  });

  it("refuse keys of two worlds and what is no key, and tell neither", () => {
    const mixed = faultsOf({ ...STRIPE, MARTILLO_STRIPE_PUBLISHABLE_KEY: "pk_live_abc" });
    expect(mixed).toContain("are of two worlds");
    expect(mixed).not.toContain("hunter2");
    const swapped = faultsOf({
      ...STRIPE,
      MARTILLO_STRIPE_SECRET_KEY: "pk_test_hunter2",
      MARTILLO_STRIPE_WEBHOOK_SECRETS: "hunter3",
    });
    expect(swapped).toContain("MARTILLO_STRIPE_SECRET_KEY is no secret key of Stripe");
    expect(swapped).toContain("MARTILLO_STRIPE_WEBHOOK_SECRETS is no secret of webhooks");
    expect(swapped).not.toContain("hunter");
  });

  it("take those of Redsys, whole or not at all", () => {
    const env = {
      MARTILLO_CARD_PROVIDER: "redsys",
      MARTILLO_REDSYS_MERCHANT_CODE: "999008881",
      MARTILLO_REDSYS_SECRET_KEY: "sq7HjrUOBfKmC576ILgskD5srU870gJ7",
    };
    expect(read(env)).toMatchObject({
      cardProvider: "redsys",
      redsys: { merchantCode: "999008881", terminal: "1", world: "test" },
    });
    expect(read({ ...env, MARTILLO_REDSYS_WORLD: "live" }).redsys?.world).toBe("live");
    for (const name of Object.keys(env).slice(1))
      expect(faultsOf({ ...env, [name]: "" })).toContain(`${name} is not set`);
    const wrong = faultsOf({ ...env, MARTILLO_REDSYS_SECRET_KEY: "hunter2" });
    expect(wrong).toContain("MARTILLO_REDSYS_SECRET_KEY is no key");
    expect(wrong).not.toContain("hunter2");
  });

  it("take those of PayPal, whole or not at all", () => {
    const env = {
      MARTILLO_PAYPAL_CLIENT_ID: "AbCdEfGhIjKlMnOpQrStUvWxYz",
      MARTILLO_PAYPAL_CLIENT_SECRET: "hunter2-hunter2-hunter2",
      MARTILLO_PAYPAL_WEBHOOK_ID: "8PT597110X687430LKGECATA",
    };
    expect(read({}).paypal).toBeNull();
    expect(read(env).paypal).toMatchObject({
      webhookId: "8PT597110X687430LKGECATA",
      world: "test",
    });
    expect(read({ ...env, MARTILLO_PAYPAL_WORLD: "live" }).paypal?.world).toBe("live");
    for (const name of Object.keys(env))
      expect(faultsOf({ ...env, [name]: "" })).toContain(`${name} is not set`);
    const wrong = faultsOf({ ...env, MARTILLO_PAYPAL_CLIENT_SECRET: "hunter2" });
    expect(wrong).toContain("MARTILLO_PAYPAL_CLIENT_SECRET is no secret of PayPal's");
    expect(wrong).not.toContain("hunter2");
  });

  it("take gateways from a file, tell what is wrong in it, and none of its secrets", () => {
    expect(read({})).toMatchObject({ redirects: [], bankPage: true });
    expect(read({ MARTILLO_MODE: "production" }).bankPage).toBe(false);
    const profile = {
      name: "rosoom",
      url: "https://gateway.example/pay",
      currencies: ["EUR"],
      secret: "hunter2 hunter2 hunter2",
      fields: { order: "o", amount: "a", currency: "c" },
      signature: { field: "s", over: ["o"] },
      notice: { order: "o", status: "r", succeeded: ["OK"], signature: { name: "s", over: ["o"] } },
    };
    const file = join(folder, "redirects.json");
    const env = { MARTILLO_REDIRECTS: file };
    writeFileSync(file, JSON.stringify([profile]));
    expect(read(env)).toMatchObject({ redirects: [{ name: "rosoom" }], bankPage: false });
    const wrong = [
      [{ ...profile, url: "gateway", secret: "hunter3" }],
      [{ ...profile, signature: { field: "s", over: [] } }],
      profile,
    ];
    for (const text of [...wrong.map((one) => JSON.stringify(one)), "hunter4"]) {
      writeFileSync(file, text);
      expect(faultsOf(env)).toContain("MARTILLO_REDIRECTS is no file of profiles");
      expect(faultsOf(env)).not.toContain("hunter");
    }
    expect(faultsOf({ MARTILLO_REDIRECTS: join(folder, "none") })).toContain(
      "MARTILLO_REDIRECTS names no readable file",
    );
  });
});
