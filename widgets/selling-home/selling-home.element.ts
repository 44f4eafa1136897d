import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./selling-home.css?inline";
import { SellingHome } from "./SellingHome";

export const sellingHomeElement = describeElement({
  tag: "martillo-selling-home",
  component: SellingHome,
  styles: withAccountStyles(styles),
  reservedHeight: "480px",
  attributes: {},
});
