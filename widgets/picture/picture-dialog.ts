import { defineChunk } from "../../src/late";

/** Few people change their picture on a visit. */
export const pictureDialog = defineChunk(() => import("./PictureDialog"));
