// What people do with their balance beside adding to it, and what became of transfers. It comes late: few who look at it do more.
export { GiftForm } from "./GiftForm";
export { GiveBack } from "./GiveBack";
export { PayoutList } from "./PayoutList";
