// The documents over sales and payments of plans.
export { IssuedDocuments } from "./IssuedDocuments";
