import type { MessageKeyOf } from "../../src/i18n";
import type { lotCommentsMessages } from "./lot-comments.messages";

export const lotCommentsEnglish = {
  "lotComments.title": "Questions and answers",
  "lotComments.loading": "Loading the questions…",
  "lotComments.empty": "No questions yet",
  "lotComments.emptyText": "Ask anything about the vehicle: the seller answers here.",
  "lotComments.emptySeller": "You will see here what is asked about your lot.",
  "lotComments.noneAsked": "Nothing was asked",
  "lotComments.closed": "This lot takes no more questions.",
  "lotComments.buyer": "Buyer {no}",
  "lotComments.you": "You, {name}",
  "lotComments.house": "The auction house",
  "lotComments.bySeller": "Answer of the seller",
  "lotComments.byHouse": "Answer of the house",
  "lotComments.edited": "changed",
  "lotComments.removed": "Comment removed",
  "lotComments.removedWhy": "The auction house has removed it. Reason: {reason}",
  "lotComments.waitingOwn":
    "Only you, the seller and the auction house read it until the seller answers.",
  "lotComments.waitingSeller": "Other visitors will read it once the seller answers.",
  "lotComments.allAnswers": "See all {count} answers",
  "lotComments.ask": "Ask a question",
  "lotComments.askInHouse": "Ask in the auction house",
  "lotComments.answer": "Answer",
  "lotComments.edit": "Change",
  "lotComments.asked": "Your question is sent. We write to you by e-mail when there is an answer.",
  "lotComments.answered": "Your answer is published.",
  "lotComments.changed": "The text is changed.",
  "lotComments.formLoading": "Loading…",
  "lotComments.formFailed": "The form could not be opened.",
} satisfies Record<MessageKeyOf<typeof lotCommentsMessages>, string>;
