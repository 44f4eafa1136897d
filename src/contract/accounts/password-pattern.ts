// Rules of a new password without zod, for forms that tell them while a visitor types.
/** Characters of a new password at least. */
export const SHORTEST_PASSWORD = 8;
/** Characters of a new password at most. */
export const LONGEST_PASSWORD = 200;
/** Each of these stands in a new password at least once. */
export const PASSWORD_MARKS = {
  upper: /[A-ZÁÉÍÓÚÑÜ]/u,
  lower: /[a-záéíóúñü]/u,
  digit: /\d/,
  special: /[@$!%*#?&]/,
} as const;
