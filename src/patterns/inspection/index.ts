// What is said of inspections, by who writes a report and by who reads it. Both load it late.
export { countText } from "./count-text";
export { inspectionMessages } from "./inspection.messages";
