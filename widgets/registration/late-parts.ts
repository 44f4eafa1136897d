import { definePart } from "../../src/ui";

/** The second step: what it asks, its rules, and what is sent. */
export const detailsPart = definePart(() => import("./details"));
export type DetailsModule = typeof import("./details");

/** The dialogs between a filled-in form and its account. */
export const verificationPart = definePart(() => import("./VerificationFlow"));

/** Who invites, for those who come by an invitation. */
export const invitedPart = definePart(() => import("./Invited"));

/** What a password is worth. */
export const strengthPart = definePart(() => import("./strength"));
