import { type Words, greeting, oneLine } from "../../platform/mail/template";
import type * as spanish from "./offer.mail";
import type { AboutOffer } from "./offer.mail";
import { PATHS } from "martillo/contract";
import { withdrawalText } from "../sale/words.en";

function toOffers({ to }: AboutOffer) {
  return {
    link: to === "seller" ? PATHS.offers : PATHS.ownOffers,
    label: "See the offer",
  };
}

export const offerReceived: Words<typeof spanish.offerReceived> = {
  subject: ({ title, amount }) => `An offer of ${amount} for ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, "en"),
    `Buyer ${values.buyer} offers you ${values.amount} for “${oneLine(values.title)}”. The offer stands until ${values.until}: accept it, decline it, or name another price.`,
    toOffers(values),
  ],
};

export const offerAnswered: Words<typeof spanish.offerAnswered> = {
  subject: ({ title, amount, answer }) => {
    if (answer === "declined") {
      return `Offer declined: ${oneLine(title)}`;
    }
    return `A counter-offer of ${amount} for ${oneLine(title)}`;
  },
  body: (values) => [greeting(values.name, "en"), answerText(values), toOffers(values)],
};

function answerText({ answer, amount, title, until }: AboutOffer & { answer: string }) {
  if (answer === "declined") {
    return `The offer of ${amount} for “${oneLine(title)}” was declined.`;
  }
  return `In answer to the offer for “${oneLine(title)}”, ${amount} are asked or offered. It stands until ${until}.`;
}

export const offerExpiring: Words<typeof spanish.offerExpiring> = {
  subject: ({ title }) => `The offer for ${oneLine(title)} is about to expire`,
  body: (values) => [
    greeting(values.name, "en"),
    `The offer of ${values.amount} for “${oneLine(values.title)}” waits for your answer and expires on ${values.until}.`,
    toOffers(values),
  ],
};

export const offerEnded: Words<typeof spanish.offerEnded> = {
  subject: ({ title, why }) => {
    if (why === "sold") {
      return `Sold: ${oneLine(title)}`;
    }
    return `The offer for ${oneLine(title)} has ended`;
  },
  body: (values) => [greeting(values.name, "en"), endText(values), toOffers(values)],
};

function endText({ why, amount, title }: AboutOffer & { why: string }): string {
  const lot = oneLine(title);
  const texts: Record<string, string> = {
    expired: `The offer of ${amount} for “${lot}” has expired without an answer. It binds nobody.`,
    withdrawn: `The other side has withdrawn its offer of ${amount} for “${lot}”.`,
    sold: `“${lot}” was sold. Your offer of ${amount} does not bind you any more.`,
    gone: `“${lot}” is no longer for sale. The offer of ${amount} binds nobody any more.`,
  };
  return texts[why] ?? "";
}

export const offerSecondChance: Words<typeof spanish.offerSecondChance> = {
  subject: ({ title, amount }) => `Second chance: ${oneLine(title)} for ${amount}`,
  body: (values) => [
    greeting(values.name, "en"),
    `The seller of “${oneLine(values.title)}”, for which you bid, offers it to you for ${values.amount} (${values.total} in all). You are free to accept it until ${values.until}; if you do not answer, nothing happens.`,
    {
      small: "Answer only in your account: the house never asks for money by e-mail.",
    },
    toOffers(values),
  ],
};

export const offerAccepted: Words<typeof spanish.offerAccepted> = {
  subject: ({ title }) => `Your purchase: ${oneLine(title)}`,
  body: ({ name, title, amount, total, due, seller, invoice, mayWithdraw }) => [
    greeting(name, "en"),
    `You have bought “${oneLine(title)}” from ${oneLine(seller)} for ${amount}. The total is ${total}, to be paid by the end of ${due}.`,
    "Keep this message: it confirms your purchase. The details name the seller and what was bought.",
    ...(mayWithdraw
      ? withdrawalText({
          title,
          invoice,
          seller,
          until: null,
        })
      : []),
    {
      link: PATHS.invoice.replace("{id}", String(invoice)),
      label: "See and pay the purchase",
    },
  ],
};
