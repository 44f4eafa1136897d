import type { customStopNotices } from "martillo/contract";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { readStopToken } from "./stop-link";
import { writePreferences } from "../profile";
import { findUser } from "../accounts";

export const stopNotices: Handler<typeof customStopNotices> = async ({ token }, ctx) => {
  const stopped = await readStopToken(ctx, token);
  // Before the preferences are written: they belong to an account.
  if (!stopped || !(await findUser(ctx.db, stopped.userId))) throw new ApiFault("LINK_EXPIRED");
  const { userId, kind } = stopped;
  await writePreferences(ctx.db, userId, { notifications: { [kind]: { mail: false } } });
  return { stopped: kind };
};
