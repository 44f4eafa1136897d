import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import { Notifications } from "./Notifications";
import styles from "./notifications.css?inline";

export const notificationsElement = describeElement({
  tag: "martillo-notifications",
  component: Notifications,
  styles: withAccountStyles(styles),
  reservedHeight: "720px",
  attributes: { "hide-title": { prop: "hideTitle", type: "boolean" } },
});
