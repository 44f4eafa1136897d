import type { MessageKeyOf } from "../../locales/message-key-of";
import type { authorizeMessages } from "./authorize.messages";

export const authorizeEnglish = {
  "siteAuthorize.listTitle": "Pages with access",
  "siteAuthorize.broken": "This request is not complete",
  "siteAuthorize.brokenText": "Go back to the page that you came from and try again from there.",
  "siteAuthorize.listHeading": "Pages with access to your account",
  "siteAuthorize.revoked": "{name} has no access any more.",
  "siteAuthorize.retry": "Try again",
  "siteAuthorize.loading": "Loading…",
  "siteAuthorize.none": "No partner’s page can act for you.",
  "siteAuthorize.since": "Since {day}.",
  "siteAuthorize.revoke": "Take away the access of {name}",
  "siteAuthorize.read":
    "See your name, your bids, offers and purchases, and the lots that you follow.",
  "siteAuthorize.buy":
    "Reserve, buy and make offers in your name, with an obligation to pay, and see the billing details of your cart. Allow it only to those you know.",
  "siteAuthorize.pay":
    "Open payments of deposits and invoices; you confirm each one in the house's own window.",
  "siteAuthorize.bid":
    "Bid in your name, within the limits of your account. Allow it only to those whom you know.",
  "siteAuthorize.question": "Do you allow {name} to act for you?",
  "siteAuthorize.can": "That page will be able to",
  "siteAuthorize.cannot": "And will not be able to",
  "siteAuthorize.notSee": "See your password, your e-mail or your telephone number.",
  "siteAuthorize.notChange": "Award lots, cancel bids or change anything of your account.",
  "siteAuthorize.until": "It holds until you take it back at",
  "siteAuthorize.allow": "Allow",
  "siteAuthorize.deny": "Do not allow",
  "siteAuthorize.signedInAs": "You are signed in as {name}.",
  "siteAuthorize.otherAccount": "Use another account",
  "siteAuthorize.checking": "Checking who asks…",
  "siteAuthorize.unknown": "We do not know that page",
  "siteAuthorize.notChecked": "It could not be checked",
  "siteAuthorize.unknownText":
    "Do not type your password here if you came from it. You can close this window.",
  "siteAuthorize.signIn": "Sign in to go on at {name}",
  "siteAuthorize.passwordStays": "Your password stays here: the other page does not see it.",
  "siteAuthorize.answered": "You can go back to {name}",
  "siteAuthorize.closes": "This window closes by itself. If it does not, close it yourself.",
  "siteAuthorize.nobodyListens":
    "This window was not opened by that page, and there is nobody to answer. Close it and start from there.",
  "siteAuthorize.asks": "Asked by",
  "siteAuthorize.from": "from",
} satisfies Record<MessageKeyOf<typeof authorizeMessages>, string>;
