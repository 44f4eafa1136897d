// Posting a lot, step by step: vehicle, photos, description, price, dates, and a look at what is missing.
export { LotEditor, type LotEditorEvents, type LotEditorProps } from "./LotEditor";
export { lotEditorElement } from "./lot-editor.element";
