// Tools for photos that are used now and then: the caption, the cutter, and the camera.
export { CameraDialog } from "./CameraDialog";
export { CaptionDialog } from "./CaptionDialog";
export { CropDialog } from "./CropDialog";
