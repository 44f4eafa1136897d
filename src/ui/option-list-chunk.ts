import { defineChunk } from "../late";

/** A text can be typed without it; a visitor who types can wait for the list. */
export const optionListChunk = defineChunk(() => import("./OptionList"));
