import { noticeMessages } from "./notice-messages";
import { URUGUAY } from "./notice-words.rioplatense";

export const { outbid, endingSoon, endingSoonMany, won, awaitingSeller } = noticeMessages(URUGUAY);
