// The form of an inspection report, area by area.
export { InspectionForm } from "./InspectionForm";
