import type { MessageKeyOf } from "../../src/i18n";
import type { passwordChangeMessages } from "./password-change.messages";

export const passwordChangeEnglish = {
  "passwordChange.title": "Change password",
  "passwordChange.createTitle": "Create a password",
  "passwordChange.why": "Changing it ends your sessions on all other devices.",
  "passwordChange.createWhy":
    "So far you sign in with your Google account. With a password you can sign in with your e-mail as well.",
  "passwordChange.username": "E-mail",
  "passwordChange.current": "Current password",
  "passwordChange.forgot": "Forgotten it?",
  "passwordChange.next": "New password",
  "passwordChange.nextHint": "At least 8 characters.",
  "passwordChange.confirm": "Repeat the new password",
  "passwordChange.terms": "I accept the",
  "passwordChange.termsLink": "terms and conditions",
  "passwordChange.tooLong": "At most 200 characters.",
  "passwordChange.sameAsBefore": "Choose a password other than the current one.",
  "passwordChange.submit": "Save password",
  "passwordChange.done": "Your password has changed. Your sessions on other devices have ended.",
} satisfies Record<MessageKeyOf<typeof passwordChangeMessages>, string>;
