import type { MessageKeyOf } from "../../src/i18n";
import type { accountMessages } from "./account.messages";
import type { elsewhereMessages } from "./elsewhere.messages";

export const accountEnglish = {
  "account.signInFirst": "Sign in to see your account",
  "account.signInWhy": "Nobody but you sees your data and your preferences.",
  "account.signIn": "Sign in",
  "account.notOpened": "The sign-in could not be opened. Check your connection and try again.",
  "account.notLoaded": "It could not be loaded. Check your connection and try again.",
  "account.inHouse": "Open it at the auction house",
  "account.inHouseWhy":
    "Your purchases, sales and documents are shown on the auction house's own page alone.",
  "account.toHouse": "Go to the auction house",
  "account.allowFirst": "Allow this page to buy in your name first",
  "account.allowWhy": "The auction house will ask you, in a window of its own.",
  "account.allow": "Allow",
  "account.notPermitted": "You have no permission for this in the account that sells",
  "account.notPermittedNext": "The account's own person gives it, under “My organisation”.",
  "account.loading": "Loading your account…",
} satisfies Record<MessageKeyOf<typeof accountMessages | typeof elsewhereMessages>, string>;
