import { defineChunk } from "../../src/late";

export const filtersChunk = defineChunk(() => import("./filters"));
