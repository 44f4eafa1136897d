import type { uploadActions } from "martillo/contract";
import type { HandlersFor } from "../../http/mount";
import { upload } from "./upload";

export const imageUploaderHandlers = {
  "image_uploader/muliple_img_uploader": upload,
} satisfies HandlersFor<typeof uploadActions>;
