// The lots of a seller, as a table.
export { SellingList, type SellingListEvents, type SellingListProps } from "./SellingList";
export { sellingListElement } from "./selling-list.element";
