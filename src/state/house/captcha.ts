import type { Defaults } from "../../contract";

const PROVIDERS = ["hcaptcha", "turnstile", "recaptcha"] as const;

/** Which captcha the house asks guests for; undefined where it asks for none. */
export function captchaOf(
  defaults: Defaults | undefined,
): { provider: (typeof PROVIDERS)[number]; siteKey: string } | undefined {
  const provider = PROVIDERS.find((name) => name === defaults?.variables["captcha_provider"]);
  const siteKey = defaults?.variables["captcha_site_key"];
  return provider && typeof siteKey === "string" ? { provider, siteKey } : undefined;
}
