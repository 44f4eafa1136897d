// What people write to each other.
export { Inbox, type InboxEvents, type InboxProps } from "./Inbox";
export { inboxElement } from "./inbox.element";
