// Who sells: what buyers may know of an account, how it has kept to earlier sales, and of traders what the law asks for.
export { SellerCard, type SellerCardProps, type ShownSeller } from "./SellerCard";
export { sellerCardElement } from "./seller-card.element";
