import { choice, text, webAddress } from "../../platform/environment/kinds";
import { defineEnvironment } from "../../platform/environment/room";
import { CAPTCHA_PROVIDERS } from ".";
import type { CaptchaOptions } from "./http-captcha";

export const environment = defineEnvironment({
  topic: "messages",
  variables: () => ({
    MARTILLO_CAPTCHA_PROVIDER: choice(CAPTCHA_PROVIDERS).optional().meta({
      unset: "none: nobody is asked",
      description: "Who tells people from programs.",
    }),
    MARTILLO_CAPTCHA_SITE_KEY: text("a key")
      .optional()
      .meta({ description: "The public key at that provider." }),
    MARTILLO_CAPTCHA_SECRET: text("a key")
      .optional()
      .meta({ description: "The secret key at that provider." }),
    MARTILLO_CAPTCHA_URL: webAddress("https://captcha.example/siteverify").optional().meta({
      unset: "the provider's own",
      description: "Another address that checks answers.",
    }),
  }),
  check: ({ together }) =>
    together("MARTILLO_CAPTCHA_PROVIDER", "MARTILLO_CAPTCHA_SITE_KEY", "MARTILLO_CAPTCHA_SECRET"),
  read({
    MARTILLO_CAPTCHA_PROVIDER: provider,
    MARTILLO_CAPTCHA_SITE_KEY: siteKey,
    MARTILLO_CAPTCHA_SECRET: secret,
    MARTILLO_CAPTCHA_URL: url,
  }): CaptchaOptions | null {
    if (provider === undefined || siteKey === undefined || secret === undefined) return null;
    return { provider, siteKey, secret, url };
  },
});
