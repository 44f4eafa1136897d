import * as z from "zod/mini";

export const Email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(250), z.email("Invalid email format"));

/** At least 8 characters with an uppercase and a lowercase letter, a digit and one of `@$!%*#?&`. */
export const RegistrationPassword = z
  .string()
  .check(
    z.minLength(8),
    z.maxLength(200),
    z.regex(/[A-ZÁÉÍÓÚÑÜ]/u),
    z.regex(/[a-záéíóúñü]/u),
    z.regex(/\d/),
    z.regex(/[@$!%*#?&]/),
  );
