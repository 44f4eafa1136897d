import { defineChunk } from "../../src/late";

/** Of people who are signed in: guests are asked to sign in, and no more. */
export const ownInboxChunk = defineChunk(() => import("./OwnInbox"));
