// The inspection report of a lot, as buyers read it.
export { InspectionReport } from "./InspectionReport";
