/** Records that are saved while they are typed, by several people at once. */
export { Autosave, type AutosaveTools, type Unsent, type WriteOutcome } from "./autosave";
export {
  type Authors,
  type Conflict,
  type Draft,
  type Stop,
  unsaved,
  type Values,
  valuesOf,
} from "./draft";
export { type AutosaveModel, type AutosaveOptions, useAutosave } from "./use-autosave";
