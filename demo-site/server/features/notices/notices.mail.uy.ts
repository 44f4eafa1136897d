import { noticeLetters } from "./notice-letters";
import { URUGUAY } from "./notice-words.rioplatense";

export const { outbid, endingSoon, endingSoonMany, won, awaitingSeller, lost, bidAccepted } =
  noticeLetters(URUGUAY, "es");
