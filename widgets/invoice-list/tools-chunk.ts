import { defineChunk } from "../../src/late";

/** What sellers do with many sales at once: buyers pay nothing for it. */
export const toolsChunk = defineChunk(() => import("./SellerTools"));
