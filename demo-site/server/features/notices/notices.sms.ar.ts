import { noticeMessages } from "./notice-messages";
import { ARGENTINA } from "./notice-words.rioplatense";

export const { outbid, endingSoon, endingSoonMany, won, awaitingSeller } =
  noticeMessages(ARGENTINA);
