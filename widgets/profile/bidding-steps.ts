import type { User } from "../../src/contract";

/** One condition for bidding. */
export interface BiddingStep {
  key: "email" | "phone" | "approval";
  isDone: boolean;
  /** Bidding does not wait for it. */
  isOptional: boolean;
}

/** Whether an account may bid, as the server will say. */
export function mayBid({ status, approved_to_bid }: Pick<User, "status" | "approved_to_bid">) {
  return status === "active" && approved_to_bid === 1;
}

/**
 * What stands between an account and its first bid. An e-mail or a phone must be verified, which makes the account active; then the
 * house approves it.
 */
export function biddingSteps(
  user: Pick<User, "status" | "approved_to_bid" | "email_verified" | "phone_verified">,
): BiddingStep[] {
  const isActive = user.status === "active";
  const isEmail = user.email_verified === 1;
  const isPhone = user.phone_verified === 1;
  return [
    { key: "email", isDone: isEmail, isOptional: isActive },
    { key: "phone", isDone: isPhone, isOptional: isActive || !isEmail },
    { key: "approval", isDone: user.approved_to_bid === 1, isOptional: false },
  ];
}

/** The first thing to do, if there is one that waits for the person. */
export function nextStep(steps: readonly BiddingStep[]): BiddingStep | undefined {
  return steps.find((step) => !step.isDone && !step.isOptional);
}
