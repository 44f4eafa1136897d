// What a seller has sold, what of it waits, is payable, was paid out or is owed, with all that moved it and its documents.
export { SellerAccount, type SellerAccountEvents, type SellerAccountProps } from "./SellerAccount";
export { sellerAccountElement } from "./seller-account.element";
