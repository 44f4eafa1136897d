// What comes with the first call of a page: the making of calls, and the words for those that fail.
export { call } from "../client/call";
export { toldOutcome } from "../state/told-outcome";
