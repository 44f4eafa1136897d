// What the signed-in person has bought, how far each has come, from bought to the papers in hand, and what to do next.
export { PurchaseList, type PurchaseListEvents, type PurchaseListProps } from "./PurchaseList";
export { purchaseListElement } from "./purchase-list.element";
