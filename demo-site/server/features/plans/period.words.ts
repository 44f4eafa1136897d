import type { BillingPeriod } from "martillo/domain";

/** How often a plan is paid. */
export const periodWords: Readonly<Record<BillingPeriod, string>> = {
  monthly: "mensual",
  yearly: "anual",
};
