import type { MessageKeyOf } from "../../src/i18n";
import type { editWinnerMessages } from "./edit-winner.messages";

export const editWinnerEnglish = {
  "editWinner.text":
    "Another bidder for “{title}” can have it in the place of the buyer who does not pay. They are not bound: unless they pay in time, the sale lapses. The former buyer is told and owes nothing.",
  "editWinner.bidder": "New buyer",
  "editWinner.bidderHint":
    "Type a name or an e-mail address: {count, plural, one {one more person bid} other {{count} more people bid}}.",
  "editWinner.bidderMissing": "Choose a person from the list.",
  "editWinner.price": "Price of the vehicle",
  "editWinner.priceHint": "Their last bid was {amount}. You may ask for less, not for more.",
  "editWinner.priceHigh": "{amount} at most, their last bid.",
  "editWinner.priceMissing": "Give a price, for example 4,980.00.",
  "editWinner.total": "They will pay {amount} in all, buyer's premium included.",
  "editWinner.notes": "Explanation (optional)",
  "editWinner.notesHint": "The former buyer gets it by e-mail.",
  "editWinner.submit": "Change the buyer",
  "editWinner.done": "The sale is {name}'s now, for {amount}. We have written to them.",
  "editWinner.nobody": "Nobody else can have it",
  "editWinner.nobodyText":
    "No other bid stands. You can cancel the sale and publish the vehicle again.",
} satisfies Record<MessageKeyOf<typeof editWinnerMessages>, string>;
