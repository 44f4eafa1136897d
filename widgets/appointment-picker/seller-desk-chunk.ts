import { defineChunk } from "../../src/late";

/** What sellers do: buyers never load it. */
export const sellerDeskChunk = defineChunk(() => import("./SellerDesk"));
