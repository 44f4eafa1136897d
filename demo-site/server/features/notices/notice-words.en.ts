import type { NoticeWords } from "./notice-words";

export const ENGLISH: NoticeWords = {
  outbidSubject: (title, price) => `You have been outbid: ${title}, now ${price}`,
  outbid: (title) => `Another bid has exceeded yours for the lot “${title}”.`,
  standsAt: ({ price, ends, left }) => `Current bid: ${price}.\nEnds on ${ends} (in ${left}).`,
  bid: (amount) => `Bid ${amount}`,
  asOfNow:
    "Price and time are those of the moment at which this was written. The button opens the lot: it does not sign you in, and it does not bid for you.",
  endingSubject: (title, ends) => `Ending soon: ${title}, on ${ends}`,
  endingSubjectMany: (count) => `${count} of your lots end soon`,
  ending: (title) => `The lot “${title}” ends soon.`,
  endingMany: "These lots that you follow or have bid on end soon:",
  youLead: "You are leading.",
  youTrail: "Your bid does not lead any more.",
  seeLot: "See the lot",
  seeFollowed: "See the lots that I follow",
  wonSubject: (title, price) => `You have won: ${title} for ${price}`,
  won: (title, price) => `You have won the lot “${title}” for ${price}.`,
  total: (total, premium) =>
    premium === null
      ? `Total due: ${total}.`
      : `Total due: ${total}, with a buyer's premium of ${premium}.`,
  wonNext:
    "Step 1 of 5: pay. Then: book the collection, bring the papers, collect with the code, transfer.",
  pay: (total) => `Pay ${total}`,
  awaitingSubject: (title) => `Your bid is the highest: ${title}`,
  awaiting: (title, price) =>
    `The lot “${title}” has ended and your bid of ${price} is the highest, but it does not meet the reserve. The seller decides: you have not won it yet and need not pay anything. We will write to you when that is decided.`,
  lostSubject: (title) => `Not won: ${title}`,
  lost: (title, price) => `The lot “${title}” went to another bidder for ${price}.`,
  lostAwaiting: (title, price) =>
    `The lot “${title}” has ended with a bid higher than yours, of ${price}. The reserve was not met and the seller decides.`,
  rejected: (title) =>
    `The lot “${title}” was not sold: the seller did not accept the highest bid, which was yours. You need not pay anything.`,
  cancelledSubject: (title) => `Auction called off: ${title}`,
  cancelled: (title) =>
    `The auction of the lot “${title}” was called off and no bid stands. You need not pay anything.`,
  seeMore: "See other auctions",
  acceptedSubject: (title) => `Bid accepted: ${title}`,
  accepted: (title, amount) => `We have recorded your bid of ${amount} for the lot “${title}”.`,
  stop: "Stop these e-mails",
  settings: "Choose my notifications",
  smsOutbid: (title, { price, ends }) =>
    `Martillo: you have been outbid on ${title}. Current bid: ${price}. Ends on ${ends}.`,
  smsEnding: (title, { price, ends }) =>
    `Martillo: ${title} ends on ${ends}. Current bid: ${price}.`,
  smsEndingMany: (count) => `Martillo: ${count} of your lots end soon.`,
  smsWon: (title, price) => `Martillo: you have won ${title} for ${price}.`,
  smsAwaiting: (title, price) =>
    `Martillo: your bid of ${price} for ${title} is the highest. The seller decides.`,
};
