import { mailTemplate } from "../../platform/mail/template";
import { noticeLetters } from "./notice-letters";
import { SPAIN } from "./notice-words";

const letters = noticeLetters(SPAIN, "es");

/** To the person who led a lot and does not any more. */
export const outbid = mailTemplate({ name: "outbid", ...letters.outbid });

/** To a person who follows a lot, or has bid on it, before its end. */
export const endingSoon = mailTemplate({ name: "endingSoon", ...letters.endingSoon });

/** The same for several lots that end about the same time. */
export const endingSoonMany = mailTemplate({ name: "endingSoonMany", ...letters.endingSoonMany });

/** To the winner of a lot: its page is the purchase from now on. */
export const won = mailTemplate({ name: "won", ...letters.won });

/** To the highest bidder of a lot whose reserve was not met. */
export const awaitingSeller = mailTemplate({ name: "awaitingSeller", ...letters.awaitingSeller });

/** To everybody else with a bid on a lot that is over, and what became of it. */
export const lost = mailTemplate({ name: "lost", ...letters.lost });

/** To a bidder who wants it in writing that a bid was accepted. */
export const bidAccepted = mailTemplate({ name: "bidAccepted", ...letters.bidAccepted });
