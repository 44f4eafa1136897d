import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./report.css?inline";
import { Report } from "./Report";

export const reportElement = describeElement({
  tag: "martillo-report",
  component: Report,
  styles: withAccountStyles(styles),
  reservedHeight: "480px",
  attributes: { report: { prop: "report", type: "string" } },
});
