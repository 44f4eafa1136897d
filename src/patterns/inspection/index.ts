// Words of inspections, for the form of a report and for the page of a lot. Both load them late.
export { countText } from "./count-text";
export { inspectionMessages } from "./inspection.messages";
