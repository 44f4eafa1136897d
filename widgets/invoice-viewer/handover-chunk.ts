import { defineChunk } from "../../src/late";

/** The record of a hand-over: its code loads where a vehicle has been handed over. */
export const handoverChunk = defineChunk(() => import("../../src/patterns/handover-record"));
