import { definePart } from "../../src/ui";

/** The registration: most visitors have an account, or come to sign in. */
export const registerPart = definePart(() => import("../registration"));
