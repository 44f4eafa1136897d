import { defineChunk } from "../../src/late";

/** What is written: it comes with the press. */
export const questionChunk = defineChunk(() => import("./QuestionForm"));
