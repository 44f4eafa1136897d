import * as z from "zod/mini";
import { EMAIL_TEXTS, emailFault, LONGEST_EMAIL } from "./email-pattern";
import { LONGEST_PASSWORD, PASSWORD_MARKS, SHORTEST_PASSWORD } from "./password-pattern";

/** An e-mail address, trimmed and in lower case. */
export const Email = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(LONGEST_EMAIL),
  z.refine((text) => emailFault(text) === null, {
    error: ({ input }) => EMAIL_TEXTS[emailFault(String(input)) ?? "format"],
  }),
);

/** At least 8 characters with an uppercase and a lowercase letter, a digit and one of `@$!%*#?&`. */
export const RegistrationPassword = z
  .string()
  .check(
    z.minLength(SHORTEST_PASSWORD),
    z.maxLength(LONGEST_PASSWORD),
    ...Object.values(PASSWORD_MARKS).map((mark) => z.regex(mark)),
  );

/** A password that replaces a forgotten or an old one: at least 8 characters. */
export const ResetPassword = z
  .string()
  .check(z.minLength(SHORTEST_PASSWORD, "Minimum 8 characters"), z.maxLength(LONGEST_PASSWORD));
