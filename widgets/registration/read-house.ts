import {
  commonFunctionGetAllDynamicArray,
  type Defaults,
  REGISTRATION_PICTURE,
} from "../../src/contract";
import { phoneRules } from "../../src/domain/phone";
import { askedOfAccounts } from "../../src/forms";
import { captchaOf, houseOf, type WidgetRuntime } from "../../src/state";
import type { AccountKind } from "./registration-rules";
import type { House, HouseAnswer, VerificationMethod } from "./asked";

function askedBy(defaults: Defaults): House {
  const methods = defaults.variables["verification_methods"];
  const isOffered = (method: VerificationMethod) =>
    Array.isArray(methods) && methods.includes(method);
  const picture = defaults.variables[REGISTRATION_PICTURE];
  return {
    picture: picture === "optional" || picture === "required" ? picture : "off",
    methods: (["email", "sms"] as const).filter(isOffered),
    captcha: captchaOf(defaults),
    phones: phoneRules(defaults.features),
  };
}

/** Reads what the house asks of new accounts: ways to verify, captcha, fields of its own. */
export async function readHouse(
  runtime: Pick<WidgetRuntime, "call">,
  kind: AccountKind,
): Promise<HouseAnswer> {
  const [defaults, fields] = await Promise.all([
    houseOf(runtime).read(),
    runtime.call(commonFunctionGetAllDynamicArray, askedOfAccounts(kind)),
  ]);
  return {
    house: defaults.ok ? askedBy(defaults.data) : undefined,
    error: defaults.ok ? undefined : defaults.error,
    fields: fields.ok ? fields.data.records : undefined,
  };
}
