import { useEffect, useState } from "react";
import { commonGetDefault, type Defaults } from "../contract";
import { useRuntime } from "./provider";

const known = new Map<string, Defaults>();
const asked = new Map<string, Promise<Defaults | undefined>>();

/** What the house has configured, asked for once on a page; undefined until it has answered. Forms that need it alone carry no cache. */
export function useHouseDefaults(): Defaults | undefined {
  const { id, call } = useRuntime();
  const [defaults, setDefaults] = useState(known.get(id));
  useEffect(() => {
    if (known.has(id)) return;
    let isGone = false;

    async function ask(): Promise<Defaults | undefined> {
      const result = await call(commonGetDefault, {});
      if (result.ok) known.set(id, result.data);
      else asked.delete(id);
      return result.ok ? result.data : undefined;
    }

    async function follow() {
      let answer = asked.get(id);
      if (!answer) asked.set(id, (answer = ask()));
      const data = await answer;
      if (!isGone) setDefaults(data);
    }

    void follow();
    return () => void (isGone = true);
  }, [id, call]);
  return defaults;
}

const PROVIDERS = ["hcaptcha", "turnstile", "recaptcha"] as const;

/** Which captcha the house asks guests for; undefined where it asks for none. */
export function captchaOf(
  defaults: Defaults | undefined,
): { provider: (typeof PROVIDERS)[number]; siteKey: string } | undefined {
  const provider = PROVIDERS.find((name) => name === defaults?.variables["captcha_provider"]);
  const siteKey = defaults?.variables["captcha_site_key"];
  return provider && typeof siteKey === "string" ? { provider, siteKey } : undefined;
}
