import { documentElement } from "../../src/element/docs";
import { notificationsElement } from "./notifications.element";

export const notificationsDocs = documentElement(notificationsElement, {
  doc: "What a person wants to hear of and by which medium, their language, time zone and theme.",
  attributes: { "hide-title": { doc: "Leaves the heading out where the page has one." } },
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
