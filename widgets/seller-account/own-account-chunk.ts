import { defineChunk } from "../../src/late";

/** Guests do not load it. */
export const ownAccountChunk = defineChunk(() => import("./OwnSellerAccount"));
