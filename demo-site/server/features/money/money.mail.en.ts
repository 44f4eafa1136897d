import { type Words, greeting, oneLine } from "../../platform/mail/template";
import type * as spanish from "./money.mail";
import type { AboutPayment, AboutDeposit } from "./money.mail";
import { PATHS, pathTo } from "martillo/contract";

const toTransactions = {
  link: PATHS.transactions,
  label: "See your transactions",
};

function toPurchase(id: string) {
  return {
    link: pathTo("invoice", { id }),
    label: "Go on with your purchase",
  };
}

function numberOf({ number }: AboutPayment) {
  return { small: `Payment no. ${number}` };
}

export const paymentReceived: Words<typeof spanish.paymentReceived> = {
  subject: ({ amount }) => `We have received your payment of ${amount}`,
  body: (values) => [
    greeting(values.name, "en"),
    `We have received your payment of ${values.amount}: ${oneLine(values.what)}.`,
    numberOf(values),
    values.invoice === undefined ? toTransactions : toPurchase(values.invoice),
  ],
};

export const paymentFailed: Words<typeof spanish.paymentFailed> = {
  subject: ({ amount }) => `Your payment of ${amount} did not go through`,
  body: (values) => [
    greeting(values.name, "en"),
    `Your bank has declined the payment of ${values.amount} (${oneLine(values.what)}). Nothing was charged; you can try again with another card or account.`,
    numberOf(values),
    toTransactions,
  ],
};

export const paymentUnclear: Words<typeof spanish.paymentUnclear> = {
  subject: ({ amount }) => `We are looking at your payment of ${amount}`,
  body: (values) => [
    greeting(values.name, "en"),
    `Your payment of ${values.amount} (${oneLine(values.what)}) has reached us, but we could not assign it. Your money is safe: we will look at it and write to you. Please do not pay again meanwhile.`,
    numberOf(values),
    toTransactions,
  ],
};

export const paymentToBalance: Words<typeof spanish.paymentToBalance> = {
  subject: ({ amount }) => `${amount} are in your balance`,
  body: (values) => [
    greeting(values.name, "en"),
    `We have looked at your payment of ${oneLine(values.what)}, which could not be assigned, and added ${values.amount} to your balance.`,
    numberOf(values),
    toTransactions,
  ],
};

export const paymentWaiting: Words<typeof spanish.paymentWaiting> = {
  subject: ({ amount }) => `Confirm your payment of ${amount}`,
  body: (values) => [
    greeting(values.name, "en"),
    `Your bank asks you to confirm the payment of ${values.amount} (${oneLine(values.what)}). Until then it is not charged; you have seven days.`,
    numberOf(values),
    {
      link: PATHS.subscription,
      label: "Confirm the payment",
    },
  ],
};

export const cardExpiring: Words<typeof spanish.cardExpiring> = {
  subject: ({ card }) => `Your card ${oneLine(card)} expires soon`,
  body: ({ name, card, month }) => [
    greeting(name, "en"),
    `Your card ${oneLine(card)} expires in ${month}. Update its expiry date or add another one, so that your payments do not fail.`,
    { link: PATHS.savedCards, label: "See your cards" },
  ],
};

export const duplicateReturned: Words<typeof spanish.duplicateReturned> = {
  subject: ({ amount }) => `We are returning a repeated payment of ${amount}`,
  body: (values) => [
    greeting(values.name, "en"),
    `Your payment of ${values.amount} (${oneLine(values.what)}) came when it was not needed any more. We are returning it to the same card or account, and will write to you when that is done.`,
    numberOf(values),
    toTransactions,
  ],
};

export const refundMade: Words<typeof spanish.refundMade> = {
  subject: ({ amount }) => `We have returned ${amount}`,
  body: (values) => [
    greeting(values.name, "en"),
    `We have returned ${values.amount} (${oneLine(values.what)}) to the card or account that you paid with. Your bank may take some days to show it.`,
    toTransactions,
  ],
};

export const refundFailed: Words<typeof spanish.refundFailed> = {
  subject: ({ amount }) => `Your refund of ${amount} is in your balance`,
  body: (values) => [
    greeting(values.name, "en"),
    `Your bank has not taken the refund of ${values.amount} (${oneLine(values.what)}). The money is not lost: it is in your balance, and you can use it or ask us to return it to another card or account.`,
    { link: PATHS.wallet, label: "See your balance" },
  ],
};

function toLot({ link }: AboutDeposit) {
  return { link, label: "See the lot" };
}

export const depositHeld: Words<typeof spanish.depositHeld> = {
  subject: ({ title }) => `You may bid on ${oneLine(title)} now`,
  body: (values) => [
    greeting(values.name, "en"),
    `Your deposit of ${values.amount} for “${oneLine(values.title)}” stands. If you do not win the lot, we return it as soon as the auction ends.`,
    toLot(values),
  ],
};

export const depositReturned: Words<typeof spanish.depositReturned> = {
  subject: ({ title }) => `We return your deposit for ${oneLine(title)}`,
  body: (values) => [greeting(values.name, "en"), returnedText(values), toLot(values)],
};

function returnedText({ amount, title, to }: AboutDeposit & { to: "wallet" | "card" }): string {
  const lot = oneLine(title);
  if (to === "wallet") {
    return `We have returned the deposit of ${amount} for “${lot}” to your balance.`;
  }
  return `We are returning the deposit of ${amount} for “${lot}” to the card or account that you paid it with, and will write to you when that is done.`;
}

export const depositForfeited: Words<typeof spanish.depositForfeited> = {
  subject: ({ title }) => `You have lost the deposit for ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, "en"),
    `The deposit of ${values.amount} for “${oneLine(values.title)}” is not returned.`,
    { quote: values.reason },
    toLot(values),
  ],
};

export const bankDeposits: Words<typeof spanish.bankDeposits> = {
  subject: ({ last4 }) => `Two small deposits to your account •••• ${last4}`,
  body: ({ name, last4, bank, amounts: [one, other] }) => {
    const ofBank = bank === null || bank === "" ? "" : ` (${oneLine(bank)})`;
    return [
      greeting(name, "en"),
      `To check that the account •••• ${last4}${ofBank} is yours, we have made two deposits to it:`,
      { items: [{ text: one }, { text: other }] },
      "Write both amounts, in any order, on the page of your accounts. You have five tries and ten days.",
      {
        link: PATHS.bankDetails,
        label: "Verify the account",
      },
      {
        small:
          "In this demo the deposits are made up; a real bank would show them in its statement.",
      },
    ];
  },
};

export const giftCard: Words<typeof spanish.giftCard> = {
  subject: ({ amount }) => `A gift card of ${amount} for you`,
  body: ({ name, amount, code, until }) => [
    greeting(name, "en"),
    `Here is the code of a gift card of ${amount}. Redeem it in your balance; an account is free.`,
    { code },
    { link: PATHS.wallet, label: "Redeem it" },
    ...(until === null ? [] : [`It is valid until ${until}.`]),
    {
      small:
        "The code is worth its amount to anyone who has it. It is spent before the rest of a balance and is not returned as money.",
    },
  ],
};

export const giftCardRedeemed: Words<typeof spanish.giftCardRedeemed> = {
  subject: ({ amount }) => `You have redeemed a gift card of ${amount}`,
  body: ({ name, amount }) => [
    greeting(name, "en"),
    `Your gift card of ${amount} is in your balance. It is spent before the rest and is not returned as money.`,
    { link: PATHS.wallet, label: "See your balance" },
  ],
};
