import type { MessageKeyOf } from "../../src/i18n";
import type { searchBoxMessages } from "./search-box.messages";
import type { suggestionsMessages } from "./suggestions.messages";

export const searchBoxEnglish = {
  "searchBox.label": "Search vehicles",
  "searchBox.placeholder": "Make, model or word",
  "searchBox.submit": "Search",
  "searchBox.clear": "Clear the search",
  "searchBox.available":
    "{count, plural, =0 {No suggestions.} one {# suggestion; use the arrow keys.} other {# suggestions; use the arrow keys.}}",
  "searchBox.notLoaded": "The suggestions could not be loaded.",
  "searchBox.retry": "Try again",
  "searchBox.suggestions": "Suggestions",
  "searchBox.auction": "Auction",
  "searchBox.sale": "Direct sale",
  "searchBox.ended": "Ended",
  "searchBox.scheduled": "Coming soon",
  "searchBox.searchFor": "Search for “{text}”",
} satisfies Record<MessageKeyOf<typeof searchBoxMessages | typeof suggestionsMessages>, string>;
