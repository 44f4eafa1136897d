import { type Words, greeting, oneLine } from "../../platform/mail/template";
import type * as spanish from "./bids.mail";
import type { Withdrawn } from "./bids.mail";

const SIDES = { seller: "The seller", house: "The auction house" } as const;

const REASONS = {
  wrong_amount: "Wrong amount",
  bidder_asked: "The bidder asked for it",
  bidder_unreachable: "The bidder cannot be reached",
  fraud_suspected: "Possible fraud",
  other: "Another reason, which the house knows",
  account_blocked: "Account blocked",
} as const;

export const bidWithdrawn: Words<typeof spanish.bidWithdrawn> = {
  subject: ({ title, isOwn }) =>
    `${isOwn ? "A bid of yours" : "A bid"} was withdrawn: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, side, reason, isOwn, link, graceHours } = values;
    const who = SIDES[side];
    return [
      greeting(name, "en"),
      `${who} has withdrawn ${isOwn ? "a bid of yours" : "another bidder’s bid"} on the lot “${oneLine(title)}”. The reason given:`,
      { quote: REASONS[reason] },
      standingText(values),
      ...heldTexts(values),
      ...(graceHours === null ? [] : [`The lot goes on for ${graceHours} hours at least.`]),
      "The bid stays in the lot’s history, marked as withdrawn.",
      { link, label: labelOf(values) },
    ];
  },
};

function labelOf({ held }: Withdrawn): string {
  if (held === null) return "See the lot";
  return `Confirm my maximum of ${held}`;
}

/** To who may pay more than they would have to, if it went on unasked. */
function heldTexts({ held }: Withdrawn): string[] {
  if (held === null) return [];
  return [
    `While that bid stood, everybody could read your maximum of ${held}. So we bid nothing more for you until you say so: confirm it, choose another maximum, or leave it as it is.`,
  ];
}

function standingText({ price, leads }: Withdrawn): string {
  if (price === null) return "The lot has no bids again.";
  return `The price is ${price} now. ${leads ? "You are leading now." : "You are not leading at the moment."}`;
}

export const withdrawalDecided: Words<typeof spanish.withdrawalDecided> = {
  subject: ({ title, isWithdrawn }) =>
    `${isWithdrawn ? "The bid was withdrawn" : "The bid stays"}: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, isWithdrawn, link } = values;
    return [
      greeting(name, "en"),
      `You asked us to withdraw a bid on “${oneLine(title)}”. ${isWithdrawn ? "We have withdrawn it." : "We have looked at it, and it stays."}`,
      { link, label: "See the lot" },
    ];
  },
};

export const bidderReadmitted: Words<typeof spanish.bidderReadmitted> = {
  subject: ({ title }) => `You may bid again: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link } = values;
    return [
      greeting(name, "en"),
      `A bid of yours on “${oneLine(title)}” was withdrawn. You may bid on this lot again.`,
      { link, label: "See the lot" },
    ];
  },
};
