import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import { Wallet } from "./Wallet";
import styles from "./wallet.css?inline";

export const walletElement = describeElement({
  tag: "martillo-wallet",
  component: Wallet,
  styles: `${accountStyles}\n${styles}`,
  reservedHeight: "320px",
  attributes: {},
});
