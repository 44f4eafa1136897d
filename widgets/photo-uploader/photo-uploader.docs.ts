import { documentElement } from "../../src/element/docs";
import { photoUploaderElement } from "./photo-uploader.element";

export const photoUploaderDocs = documentElement(photoUploaderElement, {
  doc: "The photos of one lot of the signed-in seller: several sent at once with their progress, put in order by dragging or by keys, captioned, cut, plates blurred, and taken with the camera along a list. What a reload interrupts is sent afterwards. `martillo-lot-editor` shows the same photos among the rest of the lot. For pages of the auction house.",
  attributes: { lot: { doc: "Number of the lot, or of a template of lots." } },
  events: ["martillo-login-request", "martillo-photos-changed"],
  parts: {
    base: "The widget.",
    title: "What the lot is called.",
    "save-line": "How far the photos are saved.",
    conflict: "Photos or captions that another person has changed, too.",
    photos: "The photos.",
    photo: "One of them.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-photo-uploader-gap": "Space between the parts. Default: the fourth step.",
  },
});
