import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./edit-winner.css?inline";
import { EditWinner } from "./EditWinner";

export const editWinnerElement = describeElement({
  tag: "martillo-edit-winner",
  component: EditWinner,
  styles: withAccountStyles(styles),
  reservedHeight: "420px",
  attributes: { invoice: { prop: "invoice", type: "number" } },
});
