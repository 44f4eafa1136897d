import { documentElement } from "../../src/element/docs";
import { subscriptionElement } from "./subscription.element";

export const subscriptionDocs = documentElement(subscriptionElement, {
  doc: "The plan of the signed-in seller: the plans to choose from, what it has and what is charged next, the card for it, and its history. What a change costs is shown before it is made.",
  attributes: {
    tab: {
      doc: "The part that is shown first. Default: `subscription`.",
      values: ["plans", "subscription", "card", "history"],
    },
    plan: { doc: "Type of a plan about which something is to be done at once." },
    period: { doc: "Its period. Default: `monthly`.", values: ["monthly", "yearly"] },
    action: {
      doc: "The change that is meant: `upgrade`, `trial`, `to_yearly` or `pay_now`. Default: `upgrade`.",
    },
  },
  events: [
    "martillo-login-request",
    "martillo-plan-request",
    "martillo-plan-changed",
    "martillo-trial-started",
    "martillo-payment-request",
    "martillo-payment-started",
    "martillo-payment-pending",
    "martillo-payment-succeeded",
    "martillo-payment-failed",
    "martillo-card-added",
    "martillo-card-updated",
    "martillo-card-deleted",
    "martillo-card-default-changed",
  ],
  parts: {
    base: "The widget.",
    "plan-name": "The plan that the seller has.",
    "next-charge": "What comes next, and when.",
    uses: "What is used of what the plan allows.",
    lines: "What a plan costs, with its tax.",
    history: "Periods that were begun.",
    "history-row": "One of them.",
    "history-documents": "Its invoice and what corrects it, to download.",
    "pay-frame": "The frame in which a card is saved or a payment made.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-subscription-gap": "Space between the parts. Default: the fourth step.",
  },
});
