import { defineChunk } from "../../src/late";

/** The form: it comes with the press. */
export const questionChunk = defineChunk(() => import("./QuestionForm"));
