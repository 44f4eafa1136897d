import type { User } from "../../src/contract";
import { hasDetails } from "../../src/domain";

/** One condition for bidding. */
export interface BiddingStep {
  key: "email" | "phone" | "details" | "approval";
  isDone: boolean;
  /** Bidding does not wait for it. */
  isOptional: boolean;
}

/** Whether an account may bid, as the server will say. */
export function mayBid(user: Pick<User, "status" | "approved_to_bid" | "first_name">) {
  return user.status === "active" && user.approved_to_bid === 1 && hasDetails(user);
}

/**
 * What stands between an account and its first bid. An e-mail or a phone must be verified, which makes the account active; the
 * person says who they are; then the house approves it.
 */
export function biddingSteps(
  user: Pick<
    User,
    "status" | "approved_to_bid" | "email_verified" | "phone_verified" | "first_name"
  >,
): BiddingStep[] {
  const isActive = user.status === "active";
  const isEmail = user.email_verified === 1;
  const isPhone = user.phone_verified === 1;
  return [
    { key: "email", isDone: isEmail, isOptional: isActive },
    { key: "phone", isDone: isPhone, isOptional: isActive || !isEmail },
    // Most accounts begin with it, and say nothing of it then.
    ...(hasDetails(user) ? [] : [{ key: "details", isDone: false, isOptional: false } as const]),
    { key: "approval", isDone: user.approved_to_bid === 1, isOptional: false },
  ];
}

/** The first thing to do, if there is one that waits for the person. */
export function nextStep(steps: readonly BiddingStep[]): BiddingStep | undefined {
  return steps.find((step) => !step.isDone && !step.isOptional);
}
