// Listing an unsold lot again, with what its last round advises.
export { LateRelist, type LateRelistProps } from "./LateRelist";
