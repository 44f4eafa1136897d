import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import { MoneyDesk } from "./MoneyDesk";
import styles from "./money-desk.css?inline";

export const moneyDeskElement = describeElement({
  tag: "martillo-money-desk",
  component: MoneyDesk,
  styles: withAccountStyles(styles),
  reservedHeight: "320px",
  attributes: {},
});
