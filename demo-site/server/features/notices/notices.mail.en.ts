import { noticeLetters } from "./notice-letters";
import { ENGLISH } from "./notice-words.en";

export const { outbid, endingSoon, endingSoonMany, won, awaitingSeller, lost, bidAccepted } =
  noticeLetters(ENGLISH, "en");
