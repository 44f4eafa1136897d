// What was written down when a vehicle was handed over.
export { Handover, type HandoverProps } from "./Handover";
export { OwnHandover } from "./OwnHandover";
