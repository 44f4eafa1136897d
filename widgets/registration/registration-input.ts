import type { InputOf, userRegister } from "../../src/contract";
import { FIRST_MARKET_STATUS } from "../../src/contract/lots/market-status";
import type { PhoneRules } from "../../src/domain/phone";
import { textOf } from "../../src/forms";
import type { AccountKind } from "./registration-rules";

/** What the server is sent of a filled-in form. */
export type RegistrationInput = InputOf<typeof userRegister>;

/** Left out of the call while they are empty. */
const OPTIONAL = [
  "companyname",
  "organization",
  "phone",
  "address1",
  "zip",
  "city",
  "state",
  "avatar",
] as const;

/** The form as the server takes it. Country and role of the account are the server's to decide. */
export function registrationInput(
  data: FormData,
  kind: AccountKind,
  phones: PhoneRules,
  invite?: string,
): RegistrationInput {
  const given = OPTIONAL.map((name) => {
    const text = textOf(data, name).trim();
    return [name, name === "phone" ? phones.toSend(text) : text] as const;
  });
  return {
    seller_type: kind,
    email: textOf(data, "email"),
    password: textOf(data, "password"),
    confirm_password: textOf(data, "confirm_password"),
    first_name: textOf(data, "first_name"),
    last_name: textOf(data, "last_name"),
    country: "ES",
    ...(kind === "seller" && { market_status: FIRST_MARKET_STATUS }),
    ...Object.fromEntries(given.filter(([, text]) => text !== "")),
    ...(textOf(data, "captcha_token") && { captcha: textOf(data, "captcha_token") }),
    ...(invite && { invite }),
    registration_terms: data.has("registration_terms"),
    termCheck: data.has("termCheck"),
  };
}

/** E-mail, password and consent. A phone that was verified for it is the account's. */
export function briefInput(
  data: FormData,
  phones: PhoneRules,
  phone: string | undefined,
  invite?: string,
): RegistrationInput {
  return {
    seller_type: "buyer",
    email: textOf(data, "email"),
    password: textOf(data, "password"),
    country: "ES",
    ...(phone && { phone: phones.toSend(phone) }),
    ...(textOf(data, "captcha_token") && { captcha: textOf(data, "captcha_token") }),
    ...(invite && { invite }),
    termCheck: data.has("termCheck"),
  };
}

/** Answers to the house's own questions; a column of the account is not sent empty. */
export function givenAnswers(
  answers: Readonly<Record<string, unknown>>,
): Partial<RegistrationInput> {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ""));
}
