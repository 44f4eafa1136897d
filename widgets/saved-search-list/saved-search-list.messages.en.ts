import type { MessageKeyOf } from "../../src/i18n";
import type { savedSearchListMessages } from "./saved-search-list.messages";

export const savedSearchListEnglish = {
  "savedSearchList.guestTitle": "Your alerts are waiting for you",
  "savedSearchList.guestText": "Sign in to see and change the searches that you have saved.",
  "savedSearchList.signIn": "Sign in",
  "savedSearchList.noneTitle": "You have no alerts yet",
  "savedSearchList.noneText": "Save a search and we will write to you about new vehicles that fit.",
  "savedSearchList.auctions":
    "{count, plural, =0 {No auctions} one {# auction} other {{shown} auctions}}",
  "savedSearchList.sales":
    "{count, plural, =0 {No direct sales} one {# direct sale} other {{shown} direct sales}}",
  "savedSearchList.edit": "Change",
  "savedSearchList.editOf": "Change the alert “{title}”",
  "savedSearchList.notOpened": "The form could not be opened. Check your connection and try again.",
  "savedSearchList.remove": "Remove",
  "savedSearchList.removeOf": "Remove the alert “{title}”",
  "savedSearchList.removeText": "You will hear no more of “{title}”.",
  "savedSearchList.wprice": "Price",
  "savedSearchList.upTo": "{name}: up to {to}",
  "savedSearchList.atLeast": "{name}: from {from}",
  "savedSearchList.between": "{name}: {from} to {to}",
  "savedSearchList.doorsCount": "{doors} doors",
} satisfies Record<MessageKeyOf<typeof savedSearchListMessages>, string>;
