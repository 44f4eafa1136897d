import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./seller-account.css?inline";
import { SellerAccount } from "./SellerAccount";

export const sellerAccountElement = describeElement({
  tag: "martillo-seller-account",
  component: SellerAccount,
  styles: withAccountStyles(styles),
  reservedHeight: "320px",
  attributes: { "invoice-url": { prop: "invoiceUrl", type: "string" } },
});
