// This folder: presses that must count once, whatever becomes of their answers.
export { newKey } from "./new-key";
export { type RequestKeys, useRequestKey } from "./request-key";
export { type PressModel, usePress } from "./use-press";
