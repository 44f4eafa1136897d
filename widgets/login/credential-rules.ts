import { Email, RegistrationPassword } from "../../src/contract";

/** Keys of `login.messages.ts` that name a problem of a field. */
export type CredentialProblem =
  "required" | "invalidEmail" | "weakPassword" | "passwordsDiffer" | "nameLength" | "termsRequired";

export type Problems<Name extends string> = Partial<Record<Name, CredentialProblem>>;

export interface LoginFields {
  email: string;
  password: string;
  remember_me: boolean;
}

export interface RegistrationFields {
  email: string;
  password: string;
  confirm_password: string;
  first_name: string;
  last_name: string;
  seller_type: "buyer" | "seller";
  registration_terms: boolean;
}

/** The rules of a new password, one by one, so that each can be ticked off while typing. */
export const PASSWORD_RULES = [
  { key: "ruleLength", test: (password: string) => password.length >= 8 },
  { key: "ruleUpper", test: (password: string) => /[A-ZÁÉÍÓÚÑÜ]/u.test(password) },
  { key: "ruleLower", test: (password: string) => /[a-záéíóúñü]/u.test(password) },
  { key: "ruleDigit", test: (password: string) => /\d/.test(password) },
  { key: "ruleSpecial", test: (password: string) => /[@$!%*#?&]/.test(password) },
] as const;

export function loginProblems(fields: LoginFields): Problems<keyof LoginFields> {
  return present({
    email: emailProblem(fields.email),
    password: fields.password === "" ? "required" : undefined,
  });
}

export function registrationProblems(
  fields: RegistrationFields,
): Problems<keyof RegistrationFields> {
  const { password, confirm_password } = fields;
  return present({
    first_name: nameProblem(fields.first_name),
    last_name: nameProblem(fields.last_name),
    email: emailProblem(fields.email),
    password: passwordProblem(password),
    confirm_password:
      confirm_password === ""
        ? "required"
        : confirm_password === password
          ? undefined
          : "passwordsDiffer",
    registration_terms: fields.registration_terms ? undefined : "termsRequired",
  });
}

function emailProblem(email: string): CredentialProblem | undefined {
  if (email.trim() === "") return "required";
  return Email.safeParse(email).success ? undefined : "invalidEmail";
}

function passwordProblem(password: string): CredentialProblem | undefined {
  if (password === "") return "required";
  return RegistrationPassword.safeParse(password).success ? undefined : "weakPassword";
}

function nameProblem(name: string): CredentialProblem | undefined {
  const { length } = name.trim();
  if (length === 0) return "required";
  return length < 2 || length > 15 ? "nameLength" : undefined;
}

/** Only the fields that have a problem, in the order of the form. */
function present<Name extends string>(
  problems: Partial<Record<Name, CredentialProblem | undefined>>,
): Problems<Name> {
  return Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  ) as Problems<Name>;
}
