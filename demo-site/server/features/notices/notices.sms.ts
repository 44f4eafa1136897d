import { smsTemplate } from "../../platform/mail/template";
import { noticeMessages } from "./notice-messages";
import { SPAIN } from "./notice-words";

const messages = noticeMessages(SPAIN);

/** To the person who led a lot and does not any more. */
export const outbid = smsTemplate({ name: "outbid", ...messages.outbid });

/** Before the end of a lot. */
export const endingSoon = smsTemplate({ name: "endingSoon", ...messages.endingSoon });

/** Before the end of several. */
export const endingSoonMany = smsTemplate({ name: "endingSoonMany", ...messages.endingSoonMany });

/** To the winner of a lot. */
export const won = smsTemplate({ name: "won", ...messages.won });

/** To the highest bidder of a lot whose reserve was not met. */
export const awaitingSeller = smsTemplate({ name: "awaitingSeller", ...messages.awaitingSeller });
