import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./dashboard.css?inline";
import { Dashboard } from "./Dashboard";

export const dashboardElement = describeElement({
  tag: "martillo-dashboard",
  component: Dashboard,
  styles: withAccountStyles(styles),
  reservedHeight: "480px",
  attributes: {},
});
