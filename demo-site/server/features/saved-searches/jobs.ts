import type { JobKind } from "../../platform/jobs/job";
import type { SendContext } from "../../platform/mail/send";
import { sendAlerts } from "./send-alerts";

const ALERTS_EVERY_MS = 300_000;
/** Many letters take a while, and are begun where they were left off. */
const LEASE_SECONDS = 1_800;

const alerts: JobKind<unknown, SendContext> = {
  name: "alerts",
  everyMs: ALERTS_EVERY_MS,
  leaseSeconds: LEASE_SECONDS,
  run: (_payload, context) => sendAlerts(context),
};

/** What this feature does apart from calls. */
export const jobs = [alerts];
