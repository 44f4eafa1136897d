// A photo on its way to the house, no larger than it is kept.
export { shrinkPhoto } from "./shrink-photo";
