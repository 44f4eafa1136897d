// Fields that suggest places.
export { SuggestedField, type SuggestedFieldProps } from "./SuggestedField";
export { usePlaceFields } from "./use-place-fields";
