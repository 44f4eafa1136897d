import { readFileSync } from "node:fs";
import * as z from "zod";
import { choice, pattern } from "../../platform/environment/kinds";
import { defineEnvironment } from "../../platform/environment/room";
import type { PaypalSettings } from "./paypal/options";
import type { RedsysSettings } from "./redsys/options";
import { Profiles, type Profile } from "./redirect/profile";
import type { StripeSettings } from "./stripe/options";

const CARD_PROVIDERS = ["sandbox", "stripe", "redsys", "none"] as const;

/** What the environment says of payments. */
export interface PaymentSettings {
  cardProvider: (typeof CARD_PROVIDERS)[number];
  /** How accounts are written: with an IBAN, or with a number and the routing number of the United States. */
  banks: "es" | "us";
  stripe: StripeSettings | null;
  redsys: RedsysSettings | null;
  paypal: PaypalSettings | null;
  redirects: readonly Profile[];
  /** Shows the demo's own page of a bank in place of the gateway `rosoom`. */
  bankPage: boolean;
}

/** A file of profiles; secrets in it are never told. */
function profiles() {
  return z
    .string()
    .transform((path, ctx): readonly Profile[] => {
      let text: string;
      try {
        text = readFileSync(path, "utf8");
      } catch {
        ctx.addIssue({ code: "custom", message: "names no readable file. Write a path." });
        return z.NEVER;
      }
      try {
        return Profiles.parse(JSON.parse(text), { reportInput: false });
      } catch (error) {
        const faults = error instanceof z.ZodError ? z.prettifyError(error) : "It is no JSON.";
        ctx.addIssue({ code: "custom", message: `is no file of profiles. ${faults}` });
        return z.NEVER;
      }
    })
    .meta({ takes: "a path" });
}

/** Secrets parted by commas; none of them is ever told. */
function stripeSecrets() {
  const takes = "secrets that begin with `whsec_`, parted by commas";
  return z
    .string()
    .transform((text) => text.split(",").map((secret) => secret.trim()))
    .refine((secrets) => secrets.every((secret) => /^whsec_\S+$/.test(secret)), {
      error: `is no secret of webhooks. Write ${takes.replaceAll("`", "")}.`,
    })
    .meta({ takes });
}

const isTestKey = (key: string) => /^.k_test_/.test(key);

export const environment = defineEnvironment({
  topic: "payments",
  variables: (mode) => ({
    MARTILLO_CARD_PROVIDER: choice(CARD_PROVIDERS)
      .prefault(mode === "demo" ? "sandbox" : "none")
      .meta({
        description:
          "Who takes cards. `sandbox` is embedded, knows test cards alone and moves no money: demo mode alone.",
      }),
    MARTILLO_BANKS: choice(["us", "es"]).prefault("us").meta({
      description:
        "How people write bank accounts: `es` takes an IBAN, `us` a routing number and an account number.",
    }),
    MARTILLO_STRIPE_SECRET_KEY: pattern(
      /^[sr]k_(?:test|live)_\S+$/,
      "is no secret key of Stripe",
      "`sk_live_…` or `sk_test_…`",
    )
      .optional()
      .meta({ description: "Key of the account at Stripe. A restricted one does." }),
    MARTILLO_STRIPE_PUBLISHABLE_KEY: pattern(
      /^pk_(?:test|live)_\S+$/,
      "is no publishable key of Stripe",
      "`pk_live_…` or `pk_test_…`",
    )
      .optional()
      .meta({ description: "Its key for pages." }),
    MARTILLO_STRIPE_WEBHOOK_SECRETS: stripeSecrets().optional().meta({
      description:
        "Secrets of its webhooks, which go to `/api/hooks/stripe`. Several while one follows another.",
    }),
    MARTILLO_REDSYS_MERCHANT_CODE: pattern(/^\d{1,9}$/, "is no merchant code", "nine digits")
      .optional()
      .meta({ description: "Number of the merchant (FUC) at Redsys." }),
    MARTILLO_REDSYS_TERMINAL: pattern(/^\d{1,3}$/, "is no terminal", "up to three digits")
      .prefault("1")
      .meta({ description: "Its terminal." }),
    MARTILLO_REDSYS_SECRET_KEY: pattern(
      /^[A-Za-z\d+/]{32}$/,
      "is no key",
      "32 characters of base64",
    )
      .optional()
      .meta({ description: "The terminal's SHA-256 key. Notices go to `/api/hooks/redsys`." }),
    MARTILLO_REDSYS_WORLD: choice(["test", "live"])
      .prefault("test")
      .meta({ description: "`live` charges; `test` is the gateway for tests." }),
    MARTILLO_PAYPAL_CLIENT_ID: pattern(
      /^[\w-]{16,128}$/,
      "is no client of PayPal's",
      "the id of a REST app",
    )
      .optional()
      .meta({ description: "Client id of the REST app at PayPal. Offers PayPal beside cards." }),
    MARTILLO_PAYPAL_CLIENT_SECRET: pattern(
      /^[\w-]{16,128}$/,
      "is no secret of PayPal's",
      "the secret of that app",
    )
      .optional()
      .meta({ description: "Its secret." }),
    MARTILLO_PAYPAL_WEBHOOK_ID: pattern(
      /^[A-Z\d]{10,30}$/,
      "is no webhook of PayPal's",
      "capital letters and digits",
    )
      .optional()
      .meta({
        description:
          "Id of its webhook, which goes to `/api/hooks/paypal`: with it PayPal says whether a notice is its own.",
      }),
    MARTILLO_PAYPAL_WORLD: choice(["test", "live"])
      .prefault("test")
      .meta({ description: "`live` charges; `test` is PayPal's sandbox." }),
    MARTILLO_REDIRECTS: profiles().optional().meta({
      unset: "demo: a page of a bank of its own as `rosoom`; production: none",
      description:
        "A JSON file of gateways that have a page of theirs and send a signed notice to `/api/hooks/{name}`.",
    }),
  }),
  check({ mode, values, fault, together, needs }) {
    if (mode === "production" && values.MARTILLO_CARD_PROVIDER === "sandbox") {
      fault(
        "MARTILLO_CARD_PROVIDER=sandbox moves no money: it is for MARTILLO_MODE=demo alone. Write another one, or none.",
      );
    }
    const ofStripe = [
      "MARTILLO_STRIPE_SECRET_KEY",
      "MARTILLO_STRIPE_PUBLISHABLE_KEY",
      "MARTILLO_STRIPE_WEBHOOK_SECRETS",
    ] as const;
    together(...ofStripe);
    needs("MARTILLO_CARD_PROVIDER=stripe", ...ofStripe);
    const ofRedsys = ["MARTILLO_REDSYS_MERCHANT_CODE", "MARTILLO_REDSYS_SECRET_KEY"] as const;
    together(...ofRedsys);
    needs("MARTILLO_CARD_PROVIDER=redsys", ...ofRedsys);
    together(
      "MARTILLO_PAYPAL_CLIENT_ID",
      "MARTILLO_PAYPAL_CLIENT_SECRET",
      "MARTILLO_PAYPAL_WEBHOOK_ID",
    );
    const keys = [values.MARTILLO_STRIPE_SECRET_KEY, values.MARTILLO_STRIPE_PUBLISHABLE_KEY];
    const [one, other] = keys.filter((key) => key !== undefined).map(isTestKey);
    if (other !== undefined && one !== other) {
      fault(
        "MARTILLO_STRIPE_SECRET_KEY and MARTILLO_STRIPE_PUBLISHABLE_KEY are of two worlds: set both to test keys, or both to live ones.",
      );
    }
  },
  read(values, { mode }): PaymentSettings {
    const {
      MARTILLO_STRIPE_SECRET_KEY: secretKey,
      MARTILLO_STRIPE_PUBLISHABLE_KEY: publishableKey,
      MARTILLO_STRIPE_WEBHOOK_SECRETS: webhookSecrets,
      MARTILLO_BANKS: banks,
      MARTILLO_REDIRECTS: redirects = [],
      MARTILLO_REDSYS_MERCHANT_CODE: merchantCode,
      MARTILLO_REDSYS_TERMINAL: terminal,
      MARTILLO_REDSYS_SECRET_KEY: redsysKey,
      MARTILLO_REDSYS_WORLD: world,
      MARTILLO_PAYPAL_CLIENT_ID: clientId,
      MARTILLO_PAYPAL_CLIENT_SECRET: clientSecret,
      MARTILLO_PAYPAL_WEBHOOK_ID: webhookId,
    } = values;
    const isStripe = secretKey !== undefined && publishableKey !== undefined && webhookSecrets;
    return {
      cardProvider: values.MARTILLO_CARD_PROVIDER,
      banks,
      stripe: isStripe
        ? { secretKey, publishableKey, webhookSecrets, takesIban: banks === "es" }
        : null,
      redsys:
        merchantCode !== undefined && redsysKey !== undefined
          ? { merchantCode, terminal, secretKey: redsysKey, world }
          : null,
      paypal:
        clientId !== undefined && clientSecret !== undefined && webhookId !== undefined
          ? { clientId, clientSecret, webhookId, world: values.MARTILLO_PAYPAL_WORLD }
          : null,
      redirects,
      bankPage: mode === "demo" && !redirects.some(({ name }) => name === "rosoom"),
    };
  },
});
