import { useCallback } from "react";
import {
  commonFunctionGetAllDynamicArray,
  commonGetDefault,
  type Defaults,
} from "../../src/contract";
import type { FieldToShow } from "../../src/forms";
import { type CallError, useQuery, useRuntime } from "../../src/state";
import type { CaptchaConfig } from "../../src/ui";
import type { AccountKind } from "./registration-rules";

/** How a new account can show that it belongs to a person. */
export type VerificationMethod = "email" | "sms";

/** What the house asks of new accounts. */
export interface House {
  methods: readonly VerificationMethod[];
  captcha: CaptchaConfig | undefined;
}

/** What the house asks, once it has answered. */
export interface HouseState {
  house: House | undefined;
  /** The house's own fields; null while they are on their way, undefined when they could not be had. */
  fields: readonly FieldToShow[] | null | undefined;
  /** Asks again where there is no answer yet. */
  settle: () => Promise<{ house: House } | { error: CallError }>;
}

const PROVIDERS = ["hcaptcha", "turnstile", "recaptcha"] as const;

function captchaOf({ variables }: Defaults): CaptchaConfig | undefined {
  const provider = PROVIDERS.find((name) => name === variables["captcha_provider"]);
  const siteKey = variables["captcha_site_key"];
  return provider && typeof siteKey === "string" ? { provider, siteKey } : undefined;
}

function houseOf(defaults: Defaults): House {
  const methods = defaults.variables["verification_methods"];
  const isOffered = (method: VerificationMethod) =>
    Array.isArray(methods) && methods.includes(method);
  return {
    methods: (["email", "sms"] as const).filter(isOffered),
    captcha: captchaOf(defaults),
  };
}

/** Reads what the house asks of new accounts: ways to verify, captcha, fields of its own. */
export function useHouse(kind: AccountKind): HouseState {
  const { call } = useRuntime();
  const defaults = useQuery(commonGetDefault, {}, { refreshOnFocus: false });
  const fields = useQuery(
    commonFunctionGetAllDynamicArray,
    { view_page: 3, ...(kind === "buyer" ? { for_buyer: 1 } : { for_organization: 1 }) },
    { refreshOnFocus: false },
  );
  const known = defaults.data;
  const settle = useCallback(async () => {
    if (known) return { house: houseOf(known) };
    const result = await call(commonGetDefault, {});
    return result.ok ? { house: houseOf(result.data) } : { error: result.error };
  }, [call, known]);
  return {
    house: known && houseOf(known),
    fields: fields.data?.records ?? (fields.isLoading ? null : undefined),
    settle,
  };
}
