import type { Defaults } from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { readPublicSettings } from "./settings-repository";

type Ways = Pick<Defaults, "variables" | "features">;

/** What a page has to know of the ways in: which there are, and public ids for other houses' scripts. No secret is among it. */
export function waysIn({
  config,
  ports: { captcha, payments, vault },
  delivery,
}: Pick<CallContext, "config" | "ports" | "delivery">): Ways {
  const hasSms = isReachable(delivery.sms, config);
  const hasMail = isReachable(delivery.mail, config);
  const { googleClientId } = config;
  const methods = [...(hasMail ? ["email"] : []), ...(hasSms ? ["sms"] : [])];
  return {
    variables: {
      ...(googleClientId !== null && { google_client_id: googleClientId }),
      captcha_provider: captcha?.provider ?? null,
      captcha_site_key: captcha?.siteKey ?? null,
      verification_methods: methods,
      code_length: config.codes.digits,
      demo_login: Object.keys(config.demoLogins),
      payments: {
        card_provider: payments.card?.name ?? null,
        ...(payments.publishableKey !== null && { publishable_key: payments.publishableKey }),
        redirects: Object.keys(payments.redirects),
        paypal: payments.paypal !== null,
        vault: vault?.name ?? null,
        banks: payments.banks,
        test: payments.test,
      },
    },
    features: {
      google_login: googleClientId !== null,
      phone_login: hasSms,
      captcha: captcha !== null,
      wallet: isWalletUsual(config),
    },
  };
}

/**
 * Whether people may pay money into a balance where staff have not said so: money that is kept for purchases of others is electronic money
 * in the eyes of the law, so a house in production takes none until staff decide it.
 */
function isWalletUsual({ mode }: CallContext["config"]): boolean {
  return mode !== "production";
}

/** Whether people may pay money into their balance. Money that is there already can be spent and goes back in any case. */
export async function takesBalance({
  db,
  config,
}: Pick<CallContext, "db" | "config">): Promise<boolean> {
  const { features } = await readPublicSettings(db);
  const isOn = features?.["wallet"];
  return isOn ?? isWalletUsual(config);
}

/** In a demo people read their messages in the outbox; a code that is always the same needs no message at all. */
function isReachable(
  mode: CallContext["delivery"]["mail"],
  { codes }: CallContext["config"],
): boolean {
  return mode !== "drop" || codes.staticCode !== null;
}
