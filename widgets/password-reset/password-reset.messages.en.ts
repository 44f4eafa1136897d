import type { MessageKeyOf } from "../../src/i18n";
import type { passwordResetMessages } from "./password-reset.messages";

export const passwordResetEnglish = {
  "passwordReset.askTitle": "Recover your password",
  "passwordReset.why":
    "Enter the e-mail of your account and we send you a link to choose a new password.",
  "passwordReset.expired": "The link has expired or has been used. Ask for a new one.",
  "passwordReset.email": "E-mail",
  "passwordReset.ask": "Send link",
  "passwordReset.sentTitle": "Look into your mail",
  "passwordReset.sent": "If there is an account with the e-mail {email}, we have sent it a link.",
  "passwordReset.sentWhere":
    "The link is good for one use. If you cannot find it, look among the junk mail.",
  "passwordReset.resend": "Send again",
  "passwordReset.resent": "Sent again ({count}).",
  "passwordReset.otherEmail": "Use another e-mail",
  "passwordReset.chooseTitle": "New password",
  "passwordReset.password": "New password",
  "passwordReset.passwordHint": "8 characters or more.",
  "passwordReset.confirm": "Repeat the password",
  "passwordReset.accept": "I accept the",
  "passwordReset.terms": "terms and conditions",
  "passwordReset.choose": "Save the password",
  "passwordReset.changedTitle": "Password changed",
  "passwordReset.changed":
    "To be safe we have ended all sessions of your account. Sign in with the new password.",
  "passwordReset.goLogin": "Sign in",
  "passwordReset.backToLogin": "Back to the sign-in",
} satisfies Record<MessageKeyOf<typeof passwordResetMessages>, string>;
