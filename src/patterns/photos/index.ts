// Photos on their way to the house: no larger than they are kept, and not lost before they are there.
export { type ChosenPhoto, type ChosenPhotos, useChosenPhotos } from "./use-chosen-photos";
export {
  forgetPhoto,
  forgetPlace,
  keepPhoto,
  type KeptPhoto,
  leftPhotos,
  movePhotos,
} from "./photo-store";
export { shrinkPhoto } from "./shrink-photo";
