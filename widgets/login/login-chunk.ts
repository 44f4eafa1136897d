import { defineChunk } from "../../src/late";

/** The sign-in within other widgets: its code is loaded when a visitor needs it. */
export const loginChunk = defineChunk(() => import("./LoginInPlace"));
