// The record of a hand-over.
export { Handover, type HandoverProps } from "./Handover";
export { OwnHandover } from "./OwnHandover";
