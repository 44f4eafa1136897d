import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import { Wallet } from "./Wallet";
import styles from "./wallet.css?inline";

export const walletElement = describeElement({
  tag: "martillo-wallet",
  component: Wallet,
  styles: withAccountStyles(styles),
  reservedHeight: "320px",
  attributes: {},
});
