// The deposits for bids of the signed-in person.
export { DepositList, type DepositListEvents, type DepositListProps } from "./DepositList";
export { depositListElement } from "./deposit-list.element";
