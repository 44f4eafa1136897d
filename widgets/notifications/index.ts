// The news that a user wants and by which medium, their language, time zone and theme.
export { Notifications, type NotificationsEvents, type NotificationsProps } from "./Notifications";
export { notificationsElement } from "./notifications.element";
