import { definePart } from "../../src/ui";

/** What the house offers besides a password: asked for when somebody comes to sign in, a page at rest needs none of it. */
export const waysPart = definePart(() => import("./Ways"));
