import { defineChunk } from "../../src/late";

/** The form: it comes with the press. */
export const formChunk = defineChunk(() => import("./CommentForm"));
