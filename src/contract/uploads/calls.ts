// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import { formOf } from "./values";
import type { uploadsSchemas } from "./schemas";

type Of<Name extends keyof typeof uploadsSchemas> = CallOf<typeof uploadsSchemas, Name>;

/**
 * Keeps pictures: JPEG, PNG or WebP by their content, without what cameras write about place and device. What guests upload, and persons'
 * pictures that were not taken over, are gone after a day.
 */
export const imageUploaderMulipleImgUploader: Of<"image_uploader/muliple_img_uploader"> = {
  name: "image_uploader/muliple_img_uploader",
  access: "public",
  rateLimit: "upload",
  multipart: formOf,
};

/**
 * A picture as text, for what takes no address: of the uploads by its folder and name, or a private one by the kind of its file and its
 * number, as `custom/fileLink` has them, for those who may have the file. 8 MB at most.
 */
export const commonFunctionGetImageBase: Of<"commonFunction/getImageBase"> = {
  name: "commonFunction/getImageBase",
  access: "user",
  silent: true,
};

/** These calls, by wire name. */
export const uploadsCalls = {
  "image_uploader/muliple_img_uploader": imageUploaderMulipleImgUploader,
  "commonFunction/getImageBase": commonFunctionGetImageBase,
};
