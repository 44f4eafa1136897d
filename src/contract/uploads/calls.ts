// This folder: calls for files that somebody brings. As data here, with their schemas in `schemas.ts`.
import type { CallOf } from "../call";
import { formOf } from "./values";
import type { uploadsSchemas } from "./schemas";

type Of<Name extends keyof typeof uploadsSchemas> = CallOf<typeof uploadsSchemas, Name>;

/**
 * Keeps pictures: JPEG, PNG or WebP by their content, without what cameras write about place and device. What guests upload, and persons'
 * pictures that nobody took over, are gone after a day.
 */
export const imageUploaderMulipleImgUploader: Of<"image_uploader/muliple_img_uploader"> = {
  name: "image_uploader/muliple_img_uploader",
  access: "public",
  rateLimit: "upload",
  multipart: formOf,
};

/** The calls of this room, by wire name. */
export const uploadsCalls = {
  "image_uploader/muliple_img_uploader": imageUploaderMulipleImgUploader,
};
