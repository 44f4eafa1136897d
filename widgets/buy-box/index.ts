// Buys a lot at its fixed price: a direct sale, which it keeps for a while, too, or an auction that may be ended so.
export { BuyBox, type BuyBoxEvents, type BuyBoxProps } from "./BuyBox";
export { buyBoxElement } from "./buy-box.element";
