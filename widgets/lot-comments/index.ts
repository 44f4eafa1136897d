// Public questions on a lot, and their answers.
export { LotComments, type LotCommentsEvents, type LotCommentsProps } from "./LotComments";
export { lotCommentsElement } from "./lot-comments.element";
