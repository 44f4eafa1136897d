/** None with damage: the pictures show vehicles without a scratch. */
export const CONDITIONS = ["Muy bueno", "Bueno", "Correcto"] as const;

export type Condition = (typeof CONDITIONS)[number];
