import { recurring } from "../../platform/jobs/job";
import { tellUnread, type UnreadContext } from "./tell-unread";

const TELL_EVERY_MS = 60_000;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("unread messages", TELL_EVERY_MS, (ctx: UnreadContext) => tellUnread(ctx)),
];
