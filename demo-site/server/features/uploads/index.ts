/** Pictures that people send: checked, rebuilt, claimed, swept. */
import type { SomeHandlers } from "../../platform/call/mount";
import { getImageBase } from "./image-base";
import { uploadImages } from "./upload";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "image_uploader/muliple_img_uploader": uploadImages,
  "commonFunction/getImageBase": getImageBase,
} satisfies SomeHandlers;

// What other features and the process use of this one.
export { sweepLotPhotos, sweepUploads } from "./sweep-uploads";
export { takeAvatar } from "./take-avatar";
export { releaseAvatars } from "./upload-repository";
export { jobs } from "./jobs";
