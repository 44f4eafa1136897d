import type { MessageKeyOf } from "../../src/i18n";
import type { autoAnswersMessages } from "./auto-answers.messages";
import type { offerListMessages } from "./offer-list.messages";

export const offerListEnglish = {
  "offerList.filter": "State of the offers",
  "offerList.all": "All",
  "offerList.open": "Open",
  "offerList.accepted": "Accepted",
  "offerList.ended": "Over",
  "offerList.none": "You have not made an offer yet",
  "offerList.noneText":
    "What you offer for a vehicle appears here, with what its seller says to it.",
  "offerList.noneReceived": "You have not received an offer yet",
  "offerList.noneReceivedText": "What is offered for your vehicles appears here for you to answer.",
  "offerList.noneOfThese": "There are none like that",
  "offerList.lot": "Number of the vehicle",
  "offerList.firstName": "Buyer's first name",
  "offerList.lastName": "Buyer's last name",
  "offerList.email": "Buyer's e-mail",
  "offerList.onSale": "Only of vehicles on sale",
  "offerList.searchHint":
    "Names and e-mails find only those who have bought from you: the others show no details.",
  "offerList.find": "Search",
  "offerList.buyer": "Buyer {no}",
  "offerList.listPrice": "Price: {amount}",
  "offerList.auction": "Auction",
  "offerList.direct": "Direct sale",
  "offerList.yourTurn": "It is your turn",
  "offerList.compare": "Compare the open offers",
  "offerList.compareTitle": "Open offers",
  "offerList.who": "Buyer",
  "offerList.amount": "Offer",
  "offerList.difference": "{amount} against the price",
  "offerList.until": "Until {date}",
  "offerList.action": "What to do",
  "offerList.acceptThis": "Accept {amount} of buyer {no}",
  "offerList.accept": "Accept",
  "offerList.toPurchase": "See the purchase",
  "offerList.toSale": "See the sale",
  "offerList.close": "Close",
  "offerList.autoAnswers": "Automatic answers",
  "offerList.loading": "Loading…",
  "offerList.notLoaded": "It could not be loaded. Check your connection.",
  "offerList.autoText":
    "They answer each new offer for this vehicle at once. Nobody else sees them: neither buyers nor the auction house.",
  "offerList.listed": "Price: {amount}",
  "offerList.acceptFrom": "Accept from",
  "offerList.acceptHint":
    "Whoever offers so much or more has bought it at once. Empty: you answer.",
  "offerList.declineBelow": "Decline below",
  "offerList.declineHint": "Offers of less are declined at once. Empty: you answer.",
  "offerList.notAmount": "Enter an amount, e.g. 8,000.",
  "offerList.belowPrice": "More than zero and less than {amount}, the price.",
  "offerList.belowAccept": "At most {amount}, what is accepted at once.",
  "offerList.save": "Save",
  "offerList.saved": "Saved. It holds for offers that come from now on.",
  "offerList.ownAlone": "The seller alone sees and changes these amounts.",
} as const satisfies Record<
  MessageKeyOf<typeof offerListMessages> | MessageKeyOf<typeof autoAnswersMessages>,
  string
>;
