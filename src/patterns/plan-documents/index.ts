// The documents over payments of plans.
export { PlanDocuments } from "./PlanDocuments";
