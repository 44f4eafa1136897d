import { defineChunk } from "../../late";

/** The table's markup with the library it stands on: visitors who see no table load neither. */
export const tableChunk = defineChunk(() => import("./DataTable"));
