import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import { Notifications } from "./Notifications";
import styles from "./notifications.css?inline";

export const notificationsElement = describeElement({
  tag: "martillo-notifications",
  component: Notifications,
  styles: `${accountStyles}\n${styles}`,
  doc: "What somebody wants to hear of and by which medium, their language, time zone and theme.",
  reservedHeight: "720px",
  attributes: {
    "hide-title": {
      prop: "hideTitle",
      type: "boolean",
      doc: "Leaves the heading out where the page has one.",
    },
  },
  events: ["martillo-login-request", "martillo-preferences-updated"],
  parts: {
    base: "The widget.",
    title: "Its heading.",
    form: "The form.",
    table: "What one hears of, and how.",
    row: "One kind of notice.",
    done: "Says that the preferences are kept.",
    skeleton: "What stands here while they are loading.",
  },
  cssProperties: {
    "--martillo-notifications-background": "Background of the widget. Default: transparent.",
    "--martillo-notifications-max-width": "Widest size. Default: 640px.",
  },
});
