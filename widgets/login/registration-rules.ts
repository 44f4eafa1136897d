import {
  LONGEST_PASSWORD,
  PASSWORD_MARKS,
  SHORTEST_PASSWORD,
} from "../../src/contract/entities/password-pattern";
import { emailProblem, present, type Problems } from "./credential-rules";

export interface RegistrationFields {
  email: string;
  password: string;
  confirm_password: string;
  first_name: string;
  last_name: string;
  seller_type: "buyer" | "seller";
  registration_terms: boolean;
}

/** Keys of `register.messages.ts` that name a problem of a field. */
export type RegistrationProblem =
  "required" | "invalidEmail" | "weakPassword" | "passwordsDiffer" | "nameLength" | "termsRequired";

/** The rules of a new password, one by one, so that each can be ticked off while typing. */
export const PASSWORD_RULES = [
  { key: "ruleLength", test: (password: string) => password.length >= SHORTEST_PASSWORD },
  { key: "ruleUpper", test: (password: string) => PASSWORD_MARKS.upper.test(password) },
  { key: "ruleLower", test: (password: string) => PASSWORD_MARKS.lower.test(password) },
  { key: "ruleDigit", test: (password: string) => PASSWORD_MARKS.digit.test(password) },
  { key: "ruleSpecial", test: (password: string) => PASSWORD_MARKS.special.test(password) },
] as const;

export function registrationProblems(
  fields: RegistrationFields,
): Problems<keyof RegistrationFields, RegistrationProblem> {
  return present<keyof RegistrationFields, RegistrationProblem>({
    seller_type: undefined,
    first_name: nameProblem(fields.first_name),
    last_name: nameProblem(fields.last_name),
    email: emailProblem(fields.email),
    password: passwordProblem(fields.password),
    confirm_password: repeatedProblem(fields),
    registration_terms: fields.registration_terms ? undefined : "termsRequired",
  });
}

function passwordProblem(password: string) {
  if (password === "") return "required";
  const isMet =
    password.length <= LONGEST_PASSWORD && PASSWORD_RULES.every((rule) => rule.test(password));
  return isMet ? undefined : "weakPassword";
}

function repeatedProblem({ password, confirm_password }: RegistrationFields) {
  if (confirm_password === "") return "required";
  return confirm_password === password ? undefined : "passwordsDiffer";
}

function nameProblem(name: string) {
  const { length } = name.trim();
  if (length === 0) return "required";
  return length < 2 || length > 15 ? "nameLength" : undefined;
}
