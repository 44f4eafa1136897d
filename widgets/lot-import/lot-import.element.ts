import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./lot-import.css?inline";
import { LotImport } from "./LotImport";

export const lotImportElement = describeElement({
  tag: "martillo-lot-import",
  component: LotImport,
  styles: withAccountStyles(styles),
  reservedHeight: "320px",
  attributes: {
    seller: { prop: "seller", type: "number" },
  },
});
