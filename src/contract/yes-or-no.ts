/** Yes or no as callers write it: in JSON, in a query string, in a form. */
export type YesOrNo = boolean | 0 | 1 | "0" | "1" | "true" | "false";

/** False also for what is left out. */
export function isYes(written: YesOrNo | undefined): boolean {
  return written === true || written === 1 || written === "1" || written === "true";
}
