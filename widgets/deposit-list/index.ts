export { DepositList, type DepositListEvents, type DepositListProps } from "./DepositList";
export { depositListElement } from "./deposit-list.element";
