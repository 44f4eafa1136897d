export { BuyBox, type BuyBoxEvents, type BuyBoxProps } from "./BuyBox";
export { buyBoxElement } from "./buy-box.element";
