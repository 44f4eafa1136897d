// What staff do with money: everything behind the gate.
export { Desk } from "./Desk";
