import { definePart } from "../../src/ui";

/** Few people change their picture on a visit. */
export const pictureDialog = definePart(() => import("./PictureDialog"));
