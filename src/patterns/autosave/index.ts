/** Records that are saved while they are typed, by several people at once. */
export { answerValues, conflictWith, fieldOf, refusedWrite, withAnswersTogether } from "./answers";
export { Autosave, type AutosaveTools, type Unsent, type WriteOutcome } from "./autosave";
export { draftKey, forgetDraftKey } from "./draft-key";
export {
  type Authors,
  type Conflict,
  type Draft,
  isAllSaved,
  type Stop,
  type Values,
  valuesOf,
} from "./draft";
export { type AutosaveModel, type AutosaveOptions, useAutosave } from "./use-autosave";
