import type { MessageKeyOf } from "../../i18n";
import type { signInWindowMessages } from "./sign-in-window.messages";

export const signInWindowEnglish = {
  "login.byWindow":
    "Signing in opens a window of the auction house. This page does not see your password.",
  "login.openWindow": "Sign in at the auction house",
  "login.windowFailed":
    "You have not been signed in. If no window has opened, allow this page to open one.",
} satisfies Record<MessageKeyOf<typeof signInWindowMessages>, string>;
