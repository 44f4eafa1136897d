import { noticeMessages } from "./notice-messages";
import { ENGLISH } from "./notice-words.en";

export const { outbid, endingSoon, endingSoonMany, won, awaitingSeller } = noticeMessages(ENGLISH);
