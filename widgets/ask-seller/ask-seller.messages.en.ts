import type { MessageKeyOf } from "../../src/i18n";
import type { askSellerMessages } from "./ask-seller.messages";

export const askSellerEnglish = {
  "askSeller.ask": "Ask the seller",
  "askSeller.askInHouse": "Ask in the auction house",
  "askSeller.title": "Ask the seller",
  "askSeller.private": "Only you and the seller read it. The answer comes to your messages.",
  "askSeller.question": "Your question",
  "askSeller.sent": "Your question is sent. We write to you by e-mail when there is an answer.",
  "askSeller.toThread": "See the conversation",
  "askSeller.another": "Write another one",
  "askSeller.loading": "Loading…",
  "askSeller.notLoaded": "The form could not be opened.",
} satisfies Record<MessageKeyOf<typeof askSellerMessages>, string>;
