// What is done to a photo now and then: its caption, the cutter, and the camera.
export { CameraDialog } from "./CameraDialog";
export { CaptionDialog } from "./CaptionDialog";
export { CropDialog } from "./CropDialog";
