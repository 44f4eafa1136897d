/** What `martillo-subscription` tells. */
export interface SubscriptionOwnEvents {
  /** A seller has another plan, or it goes on or ends otherwise than before. */
  "martillo-plan-changed": { plan: string; period: "monthly" | "yearly" | null; status: string };
  /** A seller tries a plan. */
  "martillo-trial-started": { plan: string; period: "monthly" | "yearly" };
}
