// What stands around the entry: news of the lot, said aloud, and what became of it, or why this visitor cannot bid.
export { firstHeard, momentOf } from "./milestone-moment";
export { milestoneText } from "./milestone-text";
export { hear } from "./milestones";
export { NoBidNotice } from "./NoBidNotice";
