import type { CaptchaPort, CaptchaProvider } from ".";

const LIMIT_MS = 5_000;

const ENDPOINTS: Record<CaptchaProvider, string> = {
  hcaptcha: "https://api.hcaptcha.com/siteverify",
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  recaptcha: "https://www.google.com/recaptcha/api/siteverify",
};

export interface CaptchaOptions {
  provider: CaptchaProvider;
  siteKey: string;
  secret: string;
  /** In place of the provider's own. */
  url?: string | undefined;
}

/** Asks the provider about an answer; all of them are asked in the same way. */
export function httpCaptcha({ provider, siteKey, secret, url }: CaptchaOptions): CaptchaPort {
  return {
    provider,
    siteKey,
    async verify(answer, ip) {
      const response = await fetch(url ?? ENDPOINTS[provider], {
        method: "POST",
        redirect: "error",
        signal: AbortSignal.timeout(LIMIT_MS),
        body: new URLSearchParams({ secret, response: answer, remoteip: ip }),
      });
      if (!response.ok) throw new Error(`the captcha's provider answered ${response.status}`);
      const verdict = (await response.json()) as { success?: unknown } | null;
      return verdict?.success === true;
    },
  };
}
