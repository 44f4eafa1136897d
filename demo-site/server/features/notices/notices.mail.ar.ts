import { noticeLetters } from "./notice-letters";
import { ARGENTINA } from "./notice-words.rioplatense";

export const { outbid, endingSoon, endingSoonMany, won, awaitingSeller, lost, bidAccepted } =
  noticeLetters(ARGENTINA, "es");
