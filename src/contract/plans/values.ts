/** Where a subscription stands. `expired` allows what `free` does. */
export const SUBSCRIPTION_STATES = [
  "free",
  "trialing",
  "active",
  "past_due",
  "canceling",
  "expired",
] as const;

/** How long a plan is paid for at once. */
export const PLAN_PERIODS = ["monthly", "yearly"] as const;

/** What the person of a subscription may do with it. `method`: another card for its charges. */
export const SUBSCRIPTION_ACTIONS = ["cancel", "resume", "downgrade", "method"] as const;

/** What staff do with the plan that is agreed upon in person. */
export const PLAN_GRANTS = ["grant", "end"] as const;

/** How a period of a plan began. */
export const PLAN_PERIOD_KINDS = ["trial", "upgrade", "renewal", "agreed"] as const;
