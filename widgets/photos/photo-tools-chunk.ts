import { defineChunk } from "../../src/late";

/** Captions, the cutter and the camera: for a photo now and then. */
export const photoTools = defineChunk(() => import("./photo-tools"));
