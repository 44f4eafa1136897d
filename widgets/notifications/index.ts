export { Notifications, type NotificationsEvents, type NotificationsProps } from "./Notifications";
export { notificationsElement } from "./notifications.element";
