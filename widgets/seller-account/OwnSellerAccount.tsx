import { SellerAccountView } from "./SellerAccountView";
import { type SellerAccountOptions, useSellerAccount } from "./use-seller-account";

/** The account of the signed-in user. */
export function OwnSellerAccount({ options }: { options: SellerAccountOptions }) {
  return <SellerAccountView model={useSellerAccount(options)} />;
}
