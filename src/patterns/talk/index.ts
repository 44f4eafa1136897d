// Writing to a person, and reading what was written.
export { TalkForm, type TalkFormProps } from "./TalkForm";
export { TalkText } from "./TalkText";
export { type TalkModel, type TalkOptions, type TalkTo, useTalk } from "./use-talk";
