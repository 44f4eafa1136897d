import { recurring } from "../../platform/jobs/job";
import type { SendContext } from "../../platform/mail/send";
import { sendAlerts } from "./send-alerts";

const ALERTS_EVERY_MS = 300_000;

/** What this feature does apart from calls. */
export const jobs = [
  recurring("alerts", ALERTS_EVERY_MS, (context: SendContext) => sendAlerts(context)),
];
