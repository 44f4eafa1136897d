// Whether the history of a lot is what it says: each row holds the hash of the row before it.
export { browserDigest, changedSince, checkHistory, missingSince } from "./history-check";
