import type { CallContext } from "../../platform/call/context";
import { beginSession } from "../../platform/security/session-life";
import type { UserRow } from "./user-repository";
import { toUser } from "./user-view";

/** Signs a person in for so many hours; the caller has made sure before who it is. */
export async function openSession(user: UserRow, hours: number, ctx: CallContext) {
  return { token: await beginSession(user, hours, ctx), user: toUser(user) };
}
