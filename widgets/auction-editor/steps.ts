/** The steps of an auction, and the fields of each. */
export const STEPS = ["details", "lots", "access", "review"] as const;

export type Step = (typeof STEPS)[number];

/** Whether a name is one of the steps. */
export function isStep(value: string | undefined): value is Step {
  return (STEPS as readonly (string | undefined)[]).includes(value);
}

/** The step on which something is put right. */
export function stepOf(field: string): Step {
  if (field === "lots") return "lots";
  return field === "access" || field === "auto_approve" ? "access" : "details";
}
