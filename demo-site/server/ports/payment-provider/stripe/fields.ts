import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { VendorFields } from "..";
// oxlint-disable-next-line import/default -- its text, not what it exports
import entry from "./frame-fields.js?raw";
import type { StripeSettings } from "./options";

const SCRIPTS = "https://js.stripe.com";
/** As Stripe publishes it: it loads Stripe's script from Stripe's own address, which is a condition of using it. */
const LOADER = "@stripe/stripe-js/dist/pure.mjs";

/** Stripe's fields in the pay frame. */
export function stripeFields({
  publishableKey,
  takesIban,
}: Pick<StripeSettings, "publishableKey" | "takesIban">): VendorFields {
  return {
    publishableKey,
    types: takesIban ? ["card", "sepa_debit"] : ["card"],
    entry: "stripe.js",
    async files() {
      const loader = createRequire(import.meta.url).resolve(LOADER);
      return { "stripe.js": entry, "stripe-loader.js": await readFile(loader, "utf8") };
    },
    sources: {
      scripts: [SCRIPTS],
      frames: [SCRIPTS, "https://hooks.stripe.com"],
      connects: ["https://api.stripe.com"],
    },
  };
}
