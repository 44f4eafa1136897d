import type { MessageKeyOf } from "../../locales/message-key-of";
import type { practiceMessages } from "./practice.messages";

export const practiceEnglish = {
  "sitePractice.lead":
    "A real auction without consequences: the server, its database and three rivals open inside this page. Nothing is sold, nothing is paid, and no data leaves your browser.",
  "sitePractice.rules": "The rules are those of real auctions.",
  "sitePractice.readRules": "Read the auction guide",
  "sitePractice.tries": "What is worth trying",
  "sitePractice.maximum": "The maximum bid",
  "sitePractice.maximumText":
    "Name a high maximum and do nothing else. The system answers the rivals for you and never pays more than it has to.",
  "sitePractice.extension": "The extension",
  "sitePractice.extensionText":
    "Jump to the last minute and wait. Sonia bids in the last seconds and the end moves: there is time to answer.",
  "sitePractice.doubt": "The bid in doubt",
  "sitePractice.doubtText":
    "Press “Lose the answer to my bid” and bid. The box takes the bid neither for placed nor for lost: it asks, and tells you what happened. It never bids twice.",
  "sitePractice.line": "The broken connection",
  "sitePractice.lineText":
    "Cut it, wait for the others to bid, and bring it back. Price and time are those of the house again.",
  "sitePractice.reserve": "The reserve price",
  "sitePractice.reserveText":
    "Tick “With a reserve price”, start again and let the lot end below it. Then award it as the seller.",
} satisfies Record<MessageKeyOf<typeof practiceMessages>, string>;
