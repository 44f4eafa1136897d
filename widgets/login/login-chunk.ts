import { defineChunk } from "../../src/late";

/** The sign-in within other widgets: its code is loaded when somebody needs it. */
export const loginChunk = defineChunk(() => import("./LoginInPlace"));
