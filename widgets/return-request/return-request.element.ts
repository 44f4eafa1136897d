import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./return-request.css?inline";
import { ReturnRequest } from "./ReturnRequest";

export const returnRequestElement = describeElement({
  tag: "martillo-return-request",
  component: ReturnRequest,
  styles: withAccountStyles(styles),
  reservedHeight: "320px",
  attributes: { invoice: { prop: "invoice", type: "number" } },
});
