import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import styles from "./dashboard.css?inline";
import { Dashboard } from "./Dashboard";

export const dashboardElement = describeElement({
  tag: "martillo-dashboard",
  component: Dashboard,
  styles: `${accountStyles}\n${styles}`,
  reservedHeight: "480px",
  attributes: {},
});
