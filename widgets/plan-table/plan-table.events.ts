import type { PlanAction } from "../../src/domain";

/** What `martillo-plan-table` tells. */
export interface PlanTableOwnEvents {
  /** Something is to be done about a plan; the widget opens the house's site, or its own pay step, unless this is refused. */
  "martillo-plan-request": {
    /** Type of the plan. */
    plan: string;
    period: "monthly" | "yearly";
    action: PlanAction;
  };
}
