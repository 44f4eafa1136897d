// The seller of lots: the public facts of an account, how it has kept to earlier sales, and the identity that the law asks of traders.
export { SellerCard, type SellerCardProps } from "./SellerCard";
export type { ShownSeller } from "./shown-seller";
export { sellerCardElement } from "./seller-card.element";
