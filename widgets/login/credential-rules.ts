import { emailFault } from "../../src/contract/accounts/email-pattern";

/** The error of each field, as a key of the texts of its form. */
export type Problems<Name extends string, Problem extends string> = Partial<Record<Name, Problem>>;

export interface LoginFields {
  email: string;
  password: string;
  remember_me: boolean;
}

export function loginProblems(
  fields: LoginFields,
): Problems<keyof LoginFields, "required" | "invalidEmail"> {
  return present({
    email: emailProblem(fields.email),
    password: fields.password === "" ? "required" : undefined,
  });
}

/** As the contract reads an address: spaces around it do not count. */
export function emailProblem(text: string): "required" | "invalidEmail" | undefined {
  const email = text.trim();
  if (email === "") return "required";
  return emailFault(email) === null ? undefined : "invalidEmail";
}

/** Only the fields that have a problem, in the order of the form. */
export function present<Name extends string, Problem extends string>(
  problems: Record<Name, Problem | undefined>,
): Problems<Name, Problem> {
  return Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  ) as Problems<Name, Problem>;
}
