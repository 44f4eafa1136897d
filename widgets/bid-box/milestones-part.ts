/** What is loaded with the first news of a lot, to be said aloud. */
export { firstHeard, momentOf } from "./milestone-moment";
export { milestoneText } from "./milestone-text";
export { hear } from "./milestones";
