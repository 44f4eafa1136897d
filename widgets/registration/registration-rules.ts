import {
  LONGEST_PASSWORD,
  PASSWORD_MARKS,
  SHORTEST_PASSWORD,
} from "../../src/contract/entities/password-pattern";
import { phoneFault } from "../../src/domain/phone";
import {
  accepted,
  email,
  fits,
  type FormRules,
  required,
  type Rule,
  sameAs,
} from "../../src/forms";
import type { Translate } from "../../src/i18n";
import type { registrationMessages } from "./registration.messages";

type Texts = Translate<keyof (typeof registrationMessages)["texts"]>;

/** What an account is for. */
export type AccountKind = "buyer" | "seller";

/** Inputs of the first step. */
export type AccountField = "seller_type" | "email" | "password" | "confirm_password";

/** Inputs of the second step. */
export type DetailField =
  | "first_name"
  | "last_name"
  | "companyname"
  | "organization"
  | "phone"
  | "zip"
  | "city"
  | "state"
  | "registration_terms"
  | "termCheck"
  | "captcha";

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

const TERMS = "Por favor acepte los términos para continuar.";

/** A buyer agrees to one box, a seller to another; the server takes either. */
export function termsField(kind: AccountKind): "termCheck" | "registration_terms" {
  return kind === "seller" ? "registration_terms" : "termCheck";
}

/** Rules of the first step. */
export function accountRules(t: Texts): FormRules<AccountField> {
  const isStrong: Rule = (password) =>
    password.length <= LONGEST_PASSWORD && PASSWORD_RULES.every((rule) => rule.test(password))
      ? undefined
      : t("weakPassword");
  return {
    email: [required(), email()],
    password: [required(), isStrong],
    confirm_password: [required(), sameAs("password", "Password does not match")],
  };
}

/** Details that the form asks for where the house's own fields do not. */
const OWN_DETAILS = ["phone", "zip", "city", "state"] as const;
export type OwnDetail = (typeof OWN_DETAILS)[number];

/** What is left to ask: a buyer's questions are the house's, a seller's are ours and the house's besides. */
export function ownDetails(
  kind: AccountKind,
  fields: readonly { name: string }[],
): readonly OwnDetail[] {
  if (kind === "buyer" && fields.length > 0) return [];
  return OWN_DETAILS.filter((detail) => !fields.some(({ name }) => name === detail));
}

/** The captcha says so by its own field. */
export const isSolved: Rule = (answer) => (answer === "true" ? undefined : "Required!");

/** Rules of the second step. */
export function detailRules(
  t: Texts,
  kind: AccountKind,
  details: readonly OwnDetail[],
): FormRules<DetailField> {
  const nameLength: Rule = (name) => {
    const { length } = name.trim();
    return length < 2 || length > 15 ? t("nameLength") : undefined;
  };
  const own: Record<OwnDetail, Rule> = {
    phone: (text) => phoneProblem(t, text),
    zip: fits(/^\s*\d{1,6}\s*$/, t("zipDigits")),
    city: required(),
    state: () => undefined,
  };
  return {
    first_name: [required(), nameLength],
    last_name: [required(), nameLength],
    ...Object.fromEntries(details.map((detail) => [detail, own[detail]])),
    [termsField(kind)]: accepted(TERMS),
  };
}

function phoneProblem(t: Texts, text: string): string | undefined {
  switch (phoneFault(text)) {
    case null:
      return undefined;
    case "missing":
      return "Required!";
    case "characters":
      return "Only numbers are allowed";
    case "length":
    case "us-digits":
      return t("phoneLength");
  }
}
