export { LotEditor, type LotEditorEvents, type LotEditorProps } from "./LotEditor";
export { lotEditorElement } from "./lot-editor.element";
