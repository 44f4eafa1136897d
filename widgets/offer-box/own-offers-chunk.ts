import { defineChunk } from "../../src/late";

/** What somebody who is signed in has offered, and can offer: guests never load it. */
export const ownOffersChunk = defineChunk(() => import("./OwnOffers"));
