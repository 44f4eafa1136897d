import type { MessageKeyOf } from "../../src/i18n";
import type { accountSwitchMessages } from "./account-switch.messages";

export const accountSwitchEnglish = {
  "accountSwitch.title": "Switch accounts",
  "accountSwitch.loading": "Looking for your accounts…",
  "accountSwitch.guest": "Sign in to see the accounts that you may act for.",
  "accountSwitch.goLogin": "Sign in",
  "accountSwitch.why":
    "Choose the account that you want to act for. What you do is recorded under your own name.",
  "accountSwitch.none": "There is no other account that you may act for.",
  "accountSwitch.actingFor":
    "You are acting for {name}. What you do is recorded under your own name.",
  "accountSwitch.self": "Your account",
  "accountSwitch.owner": "Owner",
  "accountSwitch.employee": "Employee",
  "accountSwitch.current": "In use",
  "accountSwitch.actAs": "Act for {name}",
  "accountSwitch.actAsShort": "Act",
  "accountSwitch.goBack": "Back to your account, {name}",
  "accountSwitch.goBackShort": "Back",
} satisfies Record<MessageKeyOf<typeof accountSwitchMessages>, string>;
