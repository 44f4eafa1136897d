import { definePart } from "../../src/ui";

/** The box searches without it; typing is what it is for. */
export const suggestionsPart = definePart(() => import("./suggestions"));
