import { defineChunk } from "../../src/late";

/** The second step: what it asks, its rules, and what is sent. */
export const detailsChunk = defineChunk(() => import("./details"));
export type DetailsModule = typeof import("./details");

/** The dialogs between a filled-in form and its account. */
export const verificationChunk = defineChunk(() => import("./VerificationFlow"));

/** The name of the inviting account, for visitors who come by an invitation. */
export const invitedChunk = defineChunk(() => import("./Invited"));

/** What a password is worth. */
export const strengthChunk = defineChunk(() => import("./strength"));

/** The texts that a new account agrees to. */
export const termsChunk = defineChunk(() => import("./TermsDialog"));
