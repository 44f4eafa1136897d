/** What is loaded once there is nothing to bid on: what became of a lot, or why this visitor cannot bid. */
export { noBidMessages } from "./no-bid.messages";
export { NoBidNotice } from "./NoBidNotice";
export { resultText } from "./result-text";
