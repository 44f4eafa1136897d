import { type Words, greeting, oneLine } from "../../../platform/mail/template";
import type * as spanish from "./payouts.mail";
import { PATHS } from "martillo/contract";

const toWallet = { link: PATHS.wallet, label: "See your balance" };

export const balancePayoutAsked: Words<typeof spanish.balancePayoutAsked> = {
  subject: ({ amount }) => `We will transfer ${amount} to your account`,
  body: (values) => [
    greeting(values.name, "en"),
    `You have asked for ${values.amount} of your balance in your account that ends in ${oneLine(values.last4)}. We make transfers by hand, usually within three working days, and will write to you when this one is made.`,
    {
      small: "If it was not you who asked for it, write to us at once.",
    },
    toWallet,
  ],
};

export const balancePayoutMade: Words<typeof spanish.balancePayoutMade> = {
  subject: ({ amount }) => `We have transferred ${amount} to your account`,
  body: (values) => [
    greeting(values.name, "en"),
    `We have transferred ${values.amount} to your account that ends in ${oneLine(values.last4)}. Your bank may take a day or two to show it.`,
    {
      small: `Reference of the transfer: ${oneLine(values.reference)}`,
    },
    toWallet,
  ],
};

export const balancePayoutCancelled: Words<typeof spanish.balancePayoutCancelled> = {
  subject: ({ amount }) => `We have not transferred ${amount} to your account`,
  body: (values) => [
    greeting(values.name, "en"),
    `We have cancelled the transfer of ${values.amount} to your account that ends in ${oneLine(values.last4)}. The money is in your balance again; if you owed us anything, it has covered that first.`,
    { quote: values.reason },
    toWallet,
  ],
};

export const balancePayoutReturned: Words<typeof spanish.balancePayoutReturned> = {
  subject: ({ amount }) => `Your bank has sent back ${amount}`,
  body: (values) => [
    greeting(values.name, "en"),
    `Your bank has sent back the transfer of ${values.amount} to your account that ends in ${oneLine(values.last4)}. The money is in your balance again; if you owed us anything, it has covered that first. Check the account before you ask for it once more.`,
    { quote: values.reason },
    toWallet,
  ],
};
