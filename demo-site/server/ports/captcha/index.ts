/** Tells people from programs, by what their browser got from the provider. */
export interface CaptchaPort {
  /** The provider whose script a page loads. */
  readonly provider: CaptchaProvider;
  /** What a page shows to that script; no secret. */
  readonly siteKey: string;
  /** Whether the provider vouches for the answer. Throws when it cannot be asked. */
  verify(answer: string, ip: string): Promise<boolean>;
}

/** Providers that answer to `siteverify` in the same way. */
export const CAPTCHA_PROVIDERS = ["hcaptcha", "turnstile", "recaptcha"] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];
