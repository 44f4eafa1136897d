import { defineChunk } from "../../late";

/** The table's markup with the library it stands on: whoever sees no table pays nothing for them. */
export const tableChunk = defineChunk(() => import("./DataTable"));
