// What waits for a seller's decision today.
export { SellingHome, type SellingHomeEvents, type SellingHomeProps } from "./SellingHome";
export { sellingHomeElement } from "./selling-home.element";
