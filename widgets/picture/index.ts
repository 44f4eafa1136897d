// Taking or choosing a picture of oneself.
export { pictureDialog } from "./picture-dialog";
export { PictureField, type PictureFieldProps } from "./PictureField";
export { type Camera, type CameraFault, type Facing, useCamera } from "./use-camera";
export { useCameraProblem } from "./use-camera-problem";
export type { KeptPicture } from "./use-capture";
