/** Plans of sellers: the plan that they have, its charges and their times, and its limits. */
import { grantPlan } from "./grant-plan";
import type { SomeHandlers } from "../../platform/call/mount";
import type { Payables } from "../money";
import { payPlan } from "./pay-plan";
import { planPayable } from "./plan-payable";
import { subscription, subscriptionAction, subscriptionHistory } from "./subscription-calls";
import { activateTrial } from "./trial";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "paymentThird/stripe/membership_payment": payPlan("card"),
  "paymentThird/paytm/membership_payment": payPlan("paytm"),
  "paymentThird/cashfree/membership_payment": payPlan("cashfree"),
  "user/freeTrialActivation": activateTrial,
  "custom/subscription": subscription,
  "custom/subscriptionAction": subscriptionAction,
  "custom/subscriptionHistory": subscriptionHistory,
  "custom/grantPlan": grantPlan,
} satisfies SomeHandlers;

/** What people can pay for here. */
export const payables = { plan: planPayable } satisfies Payables;

// What other features and the process use of this one.
export { jobs } from "./jobs";
export { planLimits, type PlanLimits } from "./places";
export { sweepPlans } from "./renew";
