import { defineChunk } from "../late";

/** A text can be typed without it; the list is what somebody waits for who types. */
export const optionListChunk = defineChunk(() => import("./OptionList"));
