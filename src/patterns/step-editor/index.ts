// The frame of a record that is written in steps and saved while it is typed: the steps, how far it is saved, what others wrote.
export { StepEditor, type StepEditorProps, type StepLine } from "./StepEditor";
export { SaveState, type SaveStateProps } from "./SaveState";
