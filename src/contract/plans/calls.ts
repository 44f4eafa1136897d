// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { plansSchemas } from "./schemas";

type Of<Name extends keyof typeof plansSchemas> = CallOf<typeof plansSchemas, Name>;

/**
 * Pays a plan: a dearer one now, less what is left of the running period, or the charge that is missing of one's own. A saved card is
 * charged at once; a new one is told in the pay frame.
 */
export const membershipPayment: Of<"paymentThird/stripe/membership_payment"> = {
  name: "paymentThird/stripe/membership_payment",
  access: "seller",
  personal: true,
  silent: true,
  changesUser: true,
  rateLimit: "pay",
};

/** The same by a hosted page of Paytm, where the house has one and it takes euros. */
export const paytmMembershipPayment: Of<"paymentThird/paytm/membership_payment"> = {
  name: "paymentThird/paytm/membership_payment",
  access: "seller",
  personal: true,
  silent: true,
  rateLimit: "pay",
};

/** The same by a hosted page of Cashfree. */
export const cashfreeMembershipPayment: Of<"paymentThird/cashfree/membership_payment"> = {
  name: "paymentThird/cashfree/membership_payment",
  access: "seller",
  personal: true,
  silent: true,
  rateLimit: "pay",
};

/** Tries a plan for 30 days, once; needs a saved card, which is charged at the end. */
export const freeTrialActivation: Of<"user/freeTrialActivation"> = {
  name: "user/freeTrialActivation",
  access: "seller",
  personal: true,
  changesUser: true,
  rateLimit: "pay",
};

/** The seller's plan: its state, its next charge, and its use. */
export const customSubscription: Of<"custom/subscription"> = {
  name: "custom/subscription",
  access: "seller",
  personal: true,
  silent: true,
};

/** Cancels at the end of the period, takes that back, chooses a cheaper plan for then, or another card. */
export const customSubscriptionAction: Of<"custom/subscriptionAction"> = {
  name: "custom/subscriptionAction",
  access: "seller",
  personal: true,
  silent: true,
  changesUser: true,
  rateLimit: "pay",
};

/** Periods that were begun, newest first, and what was charged for each. */
export const customSubscriptionHistory: Of<"custom/subscriptionHistory"> = {
  name: "custom/subscriptionHistory",
  access: "seller",
  personal: true,
  silent: true,
};

/** Gives a seller the plan that is agreed upon in person, `enterprise`, or takes it back. */
export const customGrantPlan: Of<"custom/grantPlan"> = {
  name: "custom/grantPlan",
  access: "staff",
  rateLimit: "pay",
};

/** These calls, by wire name. */
export const plansCalls = {
  "paymentThird/stripe/membership_payment": membershipPayment,
  "paymentThird/paytm/membership_payment": paytmMembershipPayment,
  "paymentThird/cashfree/membership_payment": cashfreeMembershipPayment,
  "user/freeTrialActivation": freeTrialActivation,
  "custom/subscription": customSubscription,
  "custom/subscriptionAction": customSubscriptionAction,
  "custom/subscriptionHistory": customSubscriptionHistory,
  "custom/grantPlan": customGrantPlan,
};
