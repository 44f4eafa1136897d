// The photos of one lot, apart from its editor.
export { PhotoUploader, type PhotoUploaderEvents, type PhotoUploaderProps } from "./PhotoUploader";
export { photoUploaderElement } from "./photo-uploader.element";
