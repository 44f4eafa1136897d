import { nonceOf } from "./load-script";

/** Providers whose scripts offer the same three calls. */
export type CaptchaProvider = "hcaptcha" | "turnstile" | "recaptcha";

interface CaptchaApi {
  render(
    place: HTMLElement,
    options: {
      sitekey: string;
      theme?: "light" | "dark";
      hl?: string;
      language?: string;
      callback: (token: string) => void;
      "expired-callback": () => void;
      "error-callback": () => void;
    },
  ): string | number;
  reset(widget?: string | number): void;
  /** Not every provider has it. */
  remove?(widget: string | number): void;
  /** Google's script says when it is ready. */
  ready?(run: () => void): void;
}

const SCRIPTS: Record<CaptchaProvider, { url: string; global: string }> = {
  hcaptcha: { url: "https://js.hcaptcha.com/1/api.js?render=explicit", global: "hcaptcha" },
  turnstile: {
    url: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
    global: "turnstile",
  },
  recaptcha: {
    url: "https://www.google.com/recaptcha/api.js?render=explicit",
    global: "grecaptcha",
  },
};

const loading = new Map<string, Promise<CaptchaApi>>();

/** The provider's own script, once for the page; a failed load can be tried again. */
export function loadCaptcha(provider: CaptchaProvider, page: Document, scriptUrl?: string) {
  const { url, global } = SCRIPTS[provider];
  const address = scriptUrl ?? url;
  let api = loading.get(address);
  if (!api) {
    api = addScript(page, address).then(() => whenReady(page, global));
    loading.set(address, api);
    api.catch(() => loading.delete(address));
  }
  return api;
}

function addScript(page: Document, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.createElement("script");
    script.src = address;
    script.async = true;
    script.nonce = nonceOf(page);
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error("the captcha did not load"));
    });
    page.head.append(script);
  });
}

function whenReady(page: Document, global: string): Promise<CaptchaApi> {
  const api = (page.defaultView as unknown as Record<string, CaptchaApi | undefined> | null)?.[
    global
  ];
  if (!api) throw new Error("the captcha did not begin");
  return new Promise((resolve) => {
    if (api.ready && global === "grecaptcha") api.ready(() => resolve(api));
    else resolve(api);
  });
}
