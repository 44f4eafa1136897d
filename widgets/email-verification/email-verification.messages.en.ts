import type { MessageKeyOf } from "../../src/i18n";
import type { emailVerificationMessages } from "./email-verification.messages";

export const emailVerificationEnglish = {
  "emailVerification.title": "Verify your e-mail",
  "emailVerification.loading": "Checking your session…",
  "emailVerification.ready": "Confirm that this e-mail is yours to finish verifying your account.",
  "emailVerification.verify": "Verify my e-mail",
  "emailVerification.verifiedTitle": "E-mail verified",
  "emailVerification.verified": "The address {email} is verified.",
  "emailVerification.expired": "The link has expired or has been used.",
  "emailVerification.guest":
    "Sign in to see whether your e-mail is verified, or to ask for another link.",
  "emailVerification.goLogin": "Sign in",
  "emailVerification.unverified":
    "Your e-mail {email} is not verified yet. We send you a link to do that.",
  "emailVerification.send": "Send link",
  "emailVerification.sentTitle": "Look into your mail",
  "emailVerification.sent": "We have sent a link to {email}. Open it to verify your e-mail.",
  "emailVerification.resend": "Send again",
  "emailVerification.resent": "Sent again ({count}).",
} satisfies Record<MessageKeyOf<typeof emailVerificationMessages>, string>;
