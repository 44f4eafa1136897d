/** Public questions on lots, and the answers of their sellers and of the house. */
import type { SomeHandlers } from "../../platform/call/mount";
import type { AccountListener } from "../accounts";
import { forgetComments } from "./comment-repository";
import { getAllComments, getAllReplyComments } from "./read-comments";
import { saveComment } from "./save-comment";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "comment/getAllComments": getAllComments,
  "comment/getAllReplyComments": getAllReplyComments,
  "comment/saveComment": saveComment,
} satisfies SomeHandlers;

/** The steps for this feature's rows when an account changes hands. */
export const accountListeners = [{ makeAnew: forgetComments }] satisfies readonly AccountListener[];

// What other features and the process use of this one.
export { hideComment } from "./hide-comment";
export { jobs } from "./jobs";
