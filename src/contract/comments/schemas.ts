// This folder: calls for public questions on a lot, and their answers.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { LIST } from "../costs";
import { EpochMs, Flag, Id, IdInput, limitOf, Page, plainString, PressKey } from "../primitives";
import { COMMENT_MODES, COMMENT_SIDES, LONGEST_COMMENT, SHORTEST_COMMENT } from "./values";

/** A question on a lot, or an answer to one. */
export const Comment = z.object({
  comment_id: Id,
  project_id: Id,
  /** The question that it answers; null for a question. */
  parent_id: z.nullable(Id),
  side: z.enum(COMMENT_SIDES),
  /** In place of a buyer's name: the same number for all that this buyer asks on this lot. Null for seller and house. */
  author_no: z.nullable(z.number()),
  /** Of the seller alone. */
  author_name: z.string(),
  /** 1: the caller wrote it. */
  mine: Flag,
  /** Plain text; empty once the house has taken it away. */
  text: z.string(),
  created_at: EpochMs,
  edited_at: z.nullable(EpochMs),
  /** Until when the caller may change it; null: not any more. */
  edit_until: z.nullable(EpochMs),
  /** 1: all visitors see it. */
  open: Flag,
  /** 1: the house has taken the text away; the place stays. */
  removed: Flag,
  /** Why; for the author and the house alone. */
  removed_reason: z.nullable(z.string()),
  /** How many answers there are. */
  answer_count: z.number(),
});
export type Comment = z.infer<typeof Comment>;

/** What the caller may do on a lot. */
const Rights = {
  mode: z.enum(COMMENT_MODES),
  /** 1: the lot still takes questions and answers. */
  takes_more: Flag,
  /** 1: the caller may ask, a guest after signing in. */
  may_ask: Flag,
  /** 1: the caller may answer, for the seller or the house. */
  may_answer: Flag,
};

/** What the calls about questions on a lot take and answer, by wire name. */
export const commentsSchemas = {
  /** The questions on a lot that the caller may see, newest first, each with its first answers. */
  "comment/getAllComments": {
    access: "public",
    scope: "read",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({ project_id: IdInput, page: Page, limit: limitOf(10) }),
    output: z.object({
      records: z.array(z.extend(Comment, { answers: z.array(Comment) })),
      totalRecords: z.number(),
      setDisp: z.string(),
      ...Rights,
    }),
  },
  /** The answers to a question that the caller may see, oldest first. */
  "comment/getAllReplyComments": {
    access: "public",
    scope: "read",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({ comment_id: IdInput, page: Page, limit: limitOf(20) }),
    output: z.object({
      records: z.array(Comment),
      totalRecords: z.number(),
      setDisp: z.string(),
      ...Rights,
    }),
  },
  /**
   * Asks on a lot; with `parent_id` answers for its seller or the house; with `id` changes what the caller wrote some minutes ago and has no
   * answer yet. The same key makes the same record.
   */
  "comment/saveComment": {
    access: "user",
    rateLimit: "pay",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({
      project_id: IdInput,
      parent_id: z.optional(IdInput),
      id: z.optional(IdInput),
      text: plainString().check(z.minLength(SHORTEST_COMMENT), z.maxLength(LONGEST_COMMENT)),
      client_key: PressKey,
    }),
    output: z.object({ record: Comment }),
  },
} satisfies CallSchemas;
