import { type Words, greeting, oneLine } from "../../platform/mail/template";
import type * as spanish from "./plans.mail";
import type { AboutPlan } from "./plans.mail";
import { PATHS } from "martillo/contract";

const toSubscription = {
  link: PATHS.subscription,
  label: "See your subscription",
};

const toCancel = {
  link: PATHS.subscription,
  label: "See or cancel the subscription",
};

const toPlans = { link: PATHS.viewPlans, label: "See the plans" };

/** Which document there is over what was charged, and where. */
function documentText({ document }: AboutPlan) {
  if (document === undefined) return [];
  return [
    `The document of this payment is ${oneLine(document)}. You can download it from the history of your subscription.`,
    {
      link: PATHS.subscriptionHistory,
      label: "See the document",
    },
  ];
}

export const trialStarted: Words<typeof spanish.trialStarted> = {
  subject: ({ plan }) => `Your free trial of the plan ${oneLine(plan)} has begun`,
  body: (values) => {
    const { plan, amount, date } = values;
    return [
      greeting(values.name, "en"),
      `You have begun to try the plan ${oneLine(plan)}. We have charged nothing.`,
      `On ${date} we will charge ${amount} (VAT included) to your card, and the plan goes on renewing. If you do not want that, cancel before: one button does it.`,
      toCancel,
    ];
  },
};

export const trialEnding: Words<typeof spanish.trialEnding> = {
  subject: ({ date }) => `Your free trial ends on ${date}`,
  body: (values) => {
    const { plan, amount, date } = values;
    return [
      greeting(values.name, "en"),
      `Your trial of the plan ${oneLine(plan)} ends on ${date}. That day we will charge ${amount} (VAT included) to your card.`,
      "If you do not want to go on, cancel before, in one step. Until then you keep everything.",
      toCancel,
    ];
  },
};

export const planRenewed: Words<typeof spanish.planRenewed> = {
  subject: ({ plan }) => `We have renewed your plan ${oneLine(plan)}`,
  body: (values) => [
    greeting(values.name, "en"),
    `We have renewed your plan ${oneLine(values.plan)} for ${values.amount} (VAT included). The period lasts until ${values.date}.`,
    ...documentText(values),
    toSubscription,
  ],
};

export const planUnpaid: Words<typeof spanish.planUnpaid> = {
  subject: ({ plan }) => `We could not charge your plan ${oneLine(plan)}`,
  body: (values) => {
    const { plan, amount, date } = values;
    return [
      greeting(values.name, "en"),
      `We could not charge the ${amount} of your plan ${oneLine(plan)}. Your plan goes on, and we will try again on ${date}.`,
      "You can pay it now, with another card or by confirming the charge with your bank.",
      { link: PATHS.subscription, label: "Pay now" },
    ];
  },
};

export const planExpired: Words<typeof spanish.planExpired> = {
  subject: ({ plan }) => `Your plan ${oneLine(plan)} has ended`,
  body: (values) => [
    greeting(values.name, "en"),
    `We could not charge the ${values.amount} of your plan ${oneLine(values.plan)}, and it has ended. What is published stays so; from now on the free plan’s limits apply.`,
    toPlans,
  ],
};

export const planChanged: Words<typeof spanish.planChanged> = {
  subject: ({ plan }) => `Your plan is ${oneLine(plan)} now`,
  body: (values) => [
    greeting(values.name, "en"),
    changedText(values),
    ...documentText(values),
    toSubscription,
  ],
};

function changedText({ plan, amount, date, isCovered = false }: AboutPlan) {
  const name = oneLine(plan);
  if (isCovered) {
    return `Your plan is ${name} now. We have charged nothing: what was left of your plan before covers it. The period lasts until ${date}.`;
  }
  return `Your plan is ${name} now. We have charged ${amount} (VAT included), and the period lasts until ${date}.`;
}

export const planAgreed: Words<typeof spanish.planAgreed> = {
  subject: ({ plan }) => `Your plan is ${oneLine(plan)} now`,
  body: (values) => [
    greeting(values.name, "en"),
    `Your plan is ${oneLine(values.plan)} now, as we have agreed with you. You can publish and add users without a limit, and we will charge nothing to your card.`,
    toSubscription,
  ],
};

export const planAgreementEnded: Words<typeof spanish.planAgreementEnded> = {
  subject: ({ plan }) => `Your plan ${oneLine(plan)} has ended`,
  body: (values) => [
    greeting(values.name, "en"),
    `Your plan ${oneLine(values.plan)} has ended. What is published stays so; from now on the free plan’s limits apply.`,
    toPlans,
  ],
};
