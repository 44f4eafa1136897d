// How balance goes back: to the cards, and the rest to a bank account. It comes late: few who look at their balance want it back.
export { GiveBack } from "./GiveBack";
export { PayoutList } from "./PayoutList";
