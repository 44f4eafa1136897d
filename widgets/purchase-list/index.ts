export { PurchaseList, type PurchaseListEvents, type PurchaseListProps } from "./PurchaseList";
export { purchaseListElement } from "./purchase-list.element";
