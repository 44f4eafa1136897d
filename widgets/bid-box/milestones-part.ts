/** What is loaded with the first news of a lot, to be said aloud. */
export { milestoneText } from "./milestone-text";
export { hear } from "./milestones";
