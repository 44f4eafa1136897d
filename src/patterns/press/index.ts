// This folder: presses that must count once, also where their answers are lost.
export { newKey } from "./new-key";
export { type RequestKeys, useRequestKey } from "./request-key";
export { type PressModel, usePress } from "./use-press";
