import type { MessageKeyOf } from "../../demo-site/app/locales/message-key-of";
import type { practiceAuctionMessages } from "./practice.messages";

export const practiceAuctionEnglish = {
  "practice.yours": "Your auction",
  "practice.pace": "Pace of the rivals",
  "practice.paceCalm": "Calm (4 min)",
  "practice.paceNormal": "Usual (2 min)",
  "practice.paceFast": "Fast (1 min)",
  "practice.withReserve": "With a reserve price, from the next lot on",
  "practice.start": "Start the auction",
  "practice.startAgain": "Start again",
  "practice.idle":
    "Starting loads the server and its database, some 15 MB the first time. Nothing leaves this page.",
  "practice.opening": "Opening the auction house in your browser…",
  "practice.running": "Under way. Bid whenever you like: the history calls you “You”.",
  "practice.over": "The auction has ended.",
  "practice.failed": "The house could not be opened. Check your connection and try again.",
  "practice.provoke": "Provoke the difficult",
  "practice.rivalNow": "Have a rival bid now",
  "practice.lastMinute": "Jump to the last minute",
  "practice.cutLine": "Cut my connection",
  "practice.restoreLine": "Bring the connection back",
  "practice.loseAnswer": "Lose the answer to my bid",
  "practice.bidNow": "Bid now…",
  "practice.loseAnswerHint":
    "With the last one your bid arrives and the answer does not: for {seconds} seconds nobody knows whether it counts. See what the bid box does, and how it does not bid twice.",
  "practice.rivals": "Your rivals",
  "practice.rivalQuiet": "has not bid yet",
  "practice.rivalNumber": "Bidder {number} in the history",
  "practice.rivalLeads": "in the lead",
  "practice.habitIncremental": "Step by step: bids the minimum each time she is outbid.",
  "practice.habitMaximum":
    "Maximum bid: says once how far he goes, and the system answers for him.",
  "practice.habitSniper": "Last second: waits for the end. The extension is made for her.",
  "practice.journal": "What is happening",
  "practice.journalEmpty": "No bids yet. The rivals are thinking about it.",
  "practice.bidYours": "You bid: the price is {amount}.",
  "practice.bidRival": "{name} (Bidder {number}) bids: the price is {amount}.",
  "practice.maximumYours": "Your maximum bid answers by itself and reaches {amount}.",
  "practice.maximumRival":
    "The maximum bid of {name} (Bidder {number}) answers by itself and reaches {amount}.",
  "practice.extension":
    "Extension no. {number}: the bid came in close to the end, which moves to {time}.",
  "practice.soldYours": "Awarded to you for {amount}.",
  "practice.soldRival": "Awarded to {name} for {amount}.",
  "practice.provisional": "Closed at {amount}, below the reserve: the seller decides.",
  "practice.unsold": "Closed unsold.",
  "practice.lineDown":
    "Your connection is cut. The rivals go on bidding, and the clock of the house does not stop.",
  "practice.lineUp":
    "Your connection is back. If a bid was left in doubt, it is now being asked about.",
  "practice.lineTrap":
    "Your next bid will reach the house, but the answer will be lost for {seconds} seconds.",
  "practice.outcomeYours": "Awarded to you for {amount}",
  "practice.outcomeRival": "Awarded to bidder {number} for {amount}",
  "practice.outcomeProvisional": "{amount}: below the reserve",
  "practice.outcomeUnsold": "Ended unsold",
  "practice.sameHistory":
    "The history of the API says the same: {bids, plural, one {# entry} other {# entries}}.",
  "practice.otherHistory": "The history of the API says something else.",
  "practice.chainHolds":
    "The fingerprints of the history fit one another: nobody has changed or removed anything.",
  "practice.chainBroken": "The fingerprints of the history do not fit.",
  "practice.award": "As the seller: award to the highest bid",
  "practice.events": "Events, for integrators",
  "practice.eventsHint":
    "They are the CustomEvents of the DOM that bubble up to document: those that your page will hear. Money in euro as decimal text, times in milliseconds.",
  "practice.copy": "Copy as JSON",
  "practice.copied": "Copied",
  "practice.empty": "Clear",
} satisfies Record<MessageKeyOf<typeof practiceAuctionMessages>, string>;
