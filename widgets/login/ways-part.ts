import { definePart } from "../../src/ui";

/** What the house offers besides a password: asked for once the form is on the screen. */
export const waysPart = definePart(() => import("./Ways"));
