export { pictureDialog } from "./picture-dialog";
export { PictureField, type PictureFieldProps } from "./PictureField";
export type { KeptPicture } from "./use-capture";
