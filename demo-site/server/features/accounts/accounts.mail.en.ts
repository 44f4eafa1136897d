import { lastDigits, maskedEmail } from "./masked";
import { type Words, greeting, harmless, spanText } from "../../platform/mail/template";
import type * as spanish from "./accounts.mail";
import type { Link, Invitation } from "./accounts.mail";
import { PATHS } from "martillo/contract";

const notYou = {
  small: "If you have not asked for it, you need not do anything.",
};

function onceUntil({ seconds }: Link): string {
  return `The link works once and expires in ${spanText(seconds, "en")}.`;
}

const recover = {
  link: PATHS.forgotPassword,
  label: "Recover my account",
};

const contact = { link: PATHS.contact, label: "Contact us" };

const seeAuctions = { link: PATHS.searchAuctions, label: "See the auctions" };

export const verifyCode: Words<typeof spanish.verifyCode> = {
  subject: ({ code }) => `${code} is your verification code`,
  body: (values) => {
    const { code, seconds } = values;
    return [
      greeting(values.name, "en"),
      "To verify your e-mail, type this code:",
      { code },
      `It expires in ${spanText(seconds, "en")}. Give it to nobody: we will never ask for it on the phone.`,
      notYou,
    ];
  },
};

export const loginCode: Words<typeof spanish.loginCode> = {
  subject: ({ code }) => `${code} is your code to sign in`,
  body: (values) => {
    const { code, seconds } = values;
    return [
      greeting(values.name, "en"),
      "To sign in to your account, type this code:",
      { code },
      `It expires in ${spanText(seconds, "en")}. Whoever has it can sign in to your account: give it to nobody.`,
      notYou,
    ];
  },
};

export const verifyLink: Words<typeof spanish.verifyLink> = {
  subject: () => "Verify your e-mail",
  body: (values) => {
    const { link } = values;
    return [
      greeting(values.name, "en"),
      "Confirm that this address is yours, to bid and to hear from us.",
      { link, label: "Verify my e-mail" },
      onceUntil(values),
      notYou,
    ];
  },
};

export const passwordReset: Words<typeof spanish.passwordReset> = {
  subject: () => "Choose a new password",
  body: (values) => {
    const { link } = values;
    return [
      greeting(values.name, "en"),
      "We have been asked to change the password of your account.",
      { link, label: "Choose a new password" },
      onceUntil(values),
      {
        small: "If you have not asked for it, do nothing: your password stays the same.",
      },
    ];
  },
};

export const passwordChanged: Words<typeof spanish.passwordChanged> = {
  subject: () => "Your password has changed",
  body: (values) => [
    greeting(values.name, "en"),
    "The password of your account has just changed, and we have closed the other sessions.",
    "If that was not you, recover your account as soon as you can:",
    recover,
  ],
};

export const emailChanged: Words<typeof spanish.emailChanged> = {
  subject: () => "The e-mail of your account has changed",
  body: (values) => [
    greeting(values.name, "en"),
    `From now on your account has another e-mail: ${maskedEmail(values.email)}. We will not write to this address any more.`,
    "We have closed the other sessions. If that was not you, tell us at once:",
    contact,
  ],
};

export const phoneChanged: Words<typeof spanish.phoneChanged> = {
  subject: () => "The phone of your account has changed",
  body: (values) => [
    greeting(values.name, "en"),
    `From now on the phone of your account is the one that ends in ${lastDigits(values.phone)}.`,
    "We have closed the other sessions. If that was not you, recover your account as soon as you can and tell us:",
    recover,
    contact,
  ],
};

export const welcome: Words<typeof spanish.welcome> = {
  subject: () => "Welcome to Martillo",
  body: (values) => {
    const { isVerified } = values;
    const verifyFirst = "Before your first bid, verify your e-mail or your phone.";
    return [
      greeting(values.name, "en"),
      "Your account is ready: you can save lots, have new ones sent to you and follow the auctions live.",
      ...(isVerified ? [] : [verifyFirst]),
      seeAuctions,
    ];
  },
};

export const mayBid: Words<typeof spanish.mayBid> = {
  subject: () => "You may bid now",
  body: (values) => [
    greeting(values.name, "en"),
    "We have looked at your account: from now on you may bid.",
    seeAuctions,
  ],
};

export const invitation: Words<typeof spanish.invitation> = {
  subject: ({ from }) => `${harmless(from) ?? "A client"} invites you to Martillo`,
  body: (values) => {
    const { link, seconds } = values;
    return [
      greeting(values.name, "en"),
      invitationText(values),
      { link, label: "Accept the invitation" },
      `The invitation expires in ${spanText(seconds, "en")}.`,
      {
        small: "If you do not know who invites you, delete this e-mail.",
      },
    ];
  },
};

function invitationText({ from, company }: Invitation): string {
  const who = harmless(from) ?? "One of our clients";
  if (!company) return `${who} invites you to Martillo.`;
  return `${who} invites you to work with ${harmless(company) ?? "their company"} on Martillo.`;
}
