import { describeElement } from "../../src/element/descriptor";
import styles from "./alerts.css?inline";
import { Alerts } from "./Alerts";

export const alertsElement = describeElement({
  tag: "martillo-alerts",
  component: Alerts,
  styles,
  attributes: { placement: { prop: "placement", type: "string" } },
});
