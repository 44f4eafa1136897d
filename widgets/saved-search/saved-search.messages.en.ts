import type { MessageKeyOf } from "../../src/i18n";
import type { savedSearchMessages } from "./saved-search.messages";

export const savedSearchEnglish = {
  "savedSearch.open": "Create an alert",
  "savedSearch.title": "Create an alert",
  "savedSearch.editTitle": "Change the alert",
  "savedSearch.searchText": "What are you looking for?",
  "savedSearch.searchHint": "For example: BMW 3 Series Touring",
  "savedSearch.categories": "Categories",
  "savedSearch.wprice": "Price",
  "savedSearch.from": "{name}, from",
  "savedSearch.to": "{name}, to",
  "savedSearch.any": "Any",
  "savedSearch.more": "More criteria",
  "savedSearch.email": "Your e-mail",
  "savedSearch.emailHint": "We will send you a link to confirm that it is yours.",
  "savedSearch.terms": "I accept the privacy policy and messages about this alert.",
  "savedSearch.activate": "Activate alert",
  "savedSearch.save": "Save changes",
  "savedSearch.saved": "Alert saved: we will write to you about new vehicles that fit.",
  "savedSearch.tooMany": "You have saved as many alerts as possible.",
  "savedSearch.thanks": "Thank you",
  "savedSearch.thanksText":
    "We have sent an e-mail to {email}. Follow its link and the alert will be active.",
  "savedSearch.thanksNext": "Not there? Look in your junk mail. The link works for seven days.",
  "savedSearch.understood": "Understood",
} satisfies Record<MessageKeyOf<typeof savedSearchMessages>, string>;
