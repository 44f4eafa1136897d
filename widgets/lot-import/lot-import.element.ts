import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import styles from "./lot-import.css?inline";
import { LotImport } from "./LotImport";

export const lotImportElement = describeElement({
  tag: "martillo-lot-import",
  component: LotImport,
  styles: `${accountStyles}\n${styles}`,
  reservedHeight: "320px",
  attributes: {
    seller: { prop: "seller", type: "number" },
  },
});
