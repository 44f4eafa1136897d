import { type Words, greeting, oneLine } from "../../platform/mail/template";
import type * as spanish from "./returns.mail";
import type { Receipt, Decision, Closed } from "./returns.mail";
import { named, toReturn } from "./about-return.en";
import type { AboutReturn } from "./about-return";
import { partBackText } from "../sale/words.en";

export const returnReceived: Words<typeof spanish.returnReceived> = {
  subject: (values) => `${requestedText(values)}: ${oneLine(values.title)}`,
  body: (values) => [
    greeting(values.name, "en"),
    receiptText(values),
    ...(values.text ? [{ quote: values.text }] : []),
    ...nextSteps(values),
    toReturn(values),
  ],
};

function requestedText({ isWithdrawal, isAgreement }: AboutReturn): string {
  if (isAgreement) return "Proposal to undo the sale";
  return isWithdrawal ? "Withdrawal" : "Return requested";
}

/** For who proposes that the sale is undone, and for who answers. */
function proposalText(values: Receipt): string {
  const { isSeller, isAsker, refundDue } = values;
  const what = named(values);
  return isAsker
    ? `We have passed on your proposal to undo the sale of ${what}. It may be answered until ${refundDue}.`
    : `The ${isSeller ? "buyer" : "seller"} proposes to undo the sale of ${what}. If you accept, all that was paid goes back and the vehicle is free. You can answer until ${refundDue}.`;
}

function receiptText(values: Receipt): string {
  const { isSeller, isWithdrawal, isAgreement, when } = values;
  if (isAgreement) return proposalText(values);
  const what = named(values);
  if (isWithdrawal) {
    return isSeller
      ? `Its buyer withdrew from the purchase of ${what} on ${when}. It is the buyer's right and needs no reason.`
      : `We have received your withdrawal from the purchase of ${what}, made on ${when}. Keep this message: it is your receipt.`;
  }
  return isSeller
    ? `Its buyer asked on ${when} to give ${what} back. Please accept or reject it.`
    : `We have received your request of ${when} to give ${what} back. The seller answers it.`;
}

function nextSteps({ outcome, isSeller, refundDue }: Receipt): string[] {
  if (outcome === "requested") return [];
  if (outcome === "cancelled") {
    return ["The sale is called off. Nothing is due of it, and what was paid goes back."];
  }
  if (outcome === "accepted") {
    return isSeller
      ? [
          `Agree with the buyer on how the vehicle comes back. The money must go back by ${refundDue}; you may wait for the vehicle.`,
        ]
      : [
          `Give the vehicle back within 14 days, with its keys and papers. The money goes back to you by ${refundDue}; the seller may wait for the vehicle.`,
        ];
  }
  return [`The vehicle was not handed over yet. The money goes back by ${refundDue}.`];
}

export const returnDecided: Words<typeof spanish.returnDecided> = {
  subject: (values) => `${decidedText(values)}: ${oneLine(values.title)}`,
  body: (values) => [
    greeting(values.name, "en"),
    `${decidedText(values)}: ${named(values)}.`,
    ...(values.notes ? [{ quote: values.notes }] : []),
    ...decidedSteps(values),
    toReturn(values),
  ],
};

const DECIDED = {
  accepted: "Return accepted",
  rejected: "Return rejected",
  withdrawn: "Return withdrawn",
  appealed: "The buyer asks the house to decide",
  lapsed: "Proposal lapsed",
} as const;

/** Of a proposal to undo the sale. */
const ANSWERED = {
  ...DECIDED,
  accepted: "Sale undone by agreement",
  rejected: "Proposal rejected",
  withdrawn: "Proposal withdrawn",
} as const;

function decidedText({ decision, isAgreement }: Decision): string {
  return (isAgreement ? ANSWERED : DECIDED)[decision];
}

/** What follows from the answer to a proposal. */
function answeredSteps({ decision }: Decision): string[] {
  if (decision === "accepted") {
    return ["All that was paid goes back the way it came. We write again once it is there."];
  }
  return ["The sale goes on as it was."];
}

function decidedSteps(values: Decision): string[] {
  const { decision, isSeller, refundDue, mayAppeal } = values;
  if (values.isAgreement) return answeredSteps(values);
  if (decision === "accepted" && !isSeller) {
    return [
      `Give the vehicle back with its keys and papers. The money goes back to you by ${refundDue}; the seller may wait for the vehicle.`,
    ];
  }
  if (decision === "rejected" && !isSeller && mayAppeal) {
    return ["If you do not agree, ask the house to decide."];
  }
  return [];
}

export const returnClosed: Words<typeof spanish.returnClosed> = {
  subject: ({ title }) => `Return closed: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, "en"),
    closedText(values),
    ...(values.parts.length === 0
      ? []
      : [{ items: values.parts.map((part) => ({ text: partBackText(part, values) })) }]),
    ...(values.notes ? [{ quote: values.notes }] : []),
    ...relistText(values),
    toReturn(values),
  ],
};

function closedText(values: Closed): string {
  const { amount, parts } = values;
  const what = named(values);
  if (parts.length === 0) {
    return `The sale of ${what} is called off. Nothing had been paid.`;
  }
  return `The return of ${what} is closed. ${amount} went back:`;
}

function relistText({ isSeller }: Closed): string[] {
  if (!isSeller) return [];
  return ["The vehicle is free: nothing goes on sale again by itself."];
}

export const returnDue: Words<typeof spanish.returnDue> = {
  subject: ({ title, isLate }) =>
    `${isLate ? "Overdue return" : "Return due soon"}: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, "en"),
    `The return of ${named(values)} ${values.isLate ? "should have been settled by" : "must be settled by"} ${values.day}. Answer it, write down that the vehicle is back, or give the money back.`,
    toReturn(values),
  ],
};
