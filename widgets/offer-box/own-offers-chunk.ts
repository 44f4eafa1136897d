import { defineChunk } from "../../src/late";

/** The offers that a signed-in user has made and can make: guests never load this code. */
export const ownOffersChunk = defineChunk(() => import("./OwnOffers"));
