// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { commentsSchemas } from "./schemas";

type Of<Name extends keyof typeof commentsSchemas> = CallOf<typeof commentsSchemas, Name>;

/** The questions on a lot that the caller may see, newest first, each with its first answers. */
export const commentGetAllComments: Of<"comment/getAllComments"> = {
  name: "comment/getAllComments",
  access: "public",
  scope: "read",
  silent: true,
};

/** The answers to a question that the caller may see, oldest first. */
export const commentGetAllReplyComments: Of<"comment/getAllReplyComments"> = {
  name: "comment/getAllReplyComments",
  access: "public",
  scope: "read",
  silent: true,
};

/**
 * Asks on a lot; with `parent_id` answers for its seller or the house; with `id` changes what the caller wrote some minutes ago and has no
 * answer yet. The same key makes the same record.
 */
export const commentSaveComment: Of<"comment/saveComment"> = {
  name: "comment/saveComment",
  access: "user",
  rateLimit: "pay",
  silent: true,
};

/** These calls, by wire name. */
export const commentsCalls = {
  "comment/getAllComments": commentGetAllComments,
  "comment/getAllReplyComments": commentGetAllReplyComments,
  "comment/saveComment": commentSaveComment,
};
