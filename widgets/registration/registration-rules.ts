import {
  LONGEST_PASSWORD,
  PASSWORD_MARKS,
  SHORTEST_PASSWORD,
} from "../../src/contract/accounts/password-pattern";
import { accepted, email, type FormRules, required, type Rule, sameAs } from "../../src/forms";
import type { Translate } from "../../src/i18n";
import type { registrationMessages } from "./registration.messages";

/** Looks up the texts of the form. */
export type Texts = Translate<keyof (typeof registrationMessages)["texts"]>;

/** What an account is for. */
export type AccountKind = "buyer" | "seller";

/** The error while the terms are not accepted. */
export const TERMS = "Por favor acepte los términos para continuar.";

/** A buyer agrees to one box, a seller to another; the server takes either. */
export function termsField(kind: AccountKind): "termCheck" | "registration_terms" {
  return kind === "seller" ? "registration_terms" : "termCheck";
}

/** Inputs of the first step. */
export type AccountField = "seller_type" | "email" | "password" | "confirm_password";

/** Inputs of the second step. */
export type DetailField =
  | "first_name"
  | "last_name"
  | "companyname"
  | "organization"
  | "phone"
  | "address1"
  | "zip"
  | "city"
  | "state"
  | "registration_terms"
  | "termCheck"
  | "captcha"
  | "avatar";

/** Inputs of the form. */
export type RegistrationField = AccountField | DetailField;

/** Inputs of the first step; a fault in one of them leads back there. */
export const ACCOUNT_FIELDS: readonly string[] = [
  "seller_type",
  "email",
  "password",
  "confirm_password",
] satisfies AccountField[];

/** The rules of a new password, one by one, so that each can be ticked off while typing. */
export const PASSWORD_RULES = [
  { key: "ruleLength", test: (password: string) => password.length >= SHORTEST_PASSWORD },
  { key: "ruleUpper", test: (password: string) => PASSWORD_MARKS.upper.test(password) },
  { key: "ruleLower", test: (password: string) => PASSWORD_MARKS.lower.test(password) },
  { key: "ruleDigit", test: (password: string) => PASSWORD_MARKS.digit.test(password) },
  { key: "ruleSpecial", test: (password: string) => PASSWORD_MARKS.special.test(password) },
] as const;

/** Rules of the first step. A brief form has no other: it asks for the terms, too. */
export function accountRules(t: Texts, isBrief: boolean): FormRules<AccountField | "termCheck"> {
  const isStrong: Rule = (password) =>
    password.length <= LONGEST_PASSWORD && PASSWORD_RULES.every((rule) => rule.test(password))
      ? undefined
      : t("weakPassword");
  return {
    email: [required(), email()],
    password: [required(), isStrong],
    // A brief form shows what is typed instead of asking for it twice.
    ...(isBrief
      ? { termCheck: accepted(TERMS) }
      : { confirm_password: [required(), sameAs("password", "Password does not match")] }),
  };
}
