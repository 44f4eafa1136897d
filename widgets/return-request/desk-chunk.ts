import { defineChunk } from "../../src/late";

/** What sellers do: buyers never load it. */
export const deskChunk = defineChunk(() => import("./ReturnDesk"));
