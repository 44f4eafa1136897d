import type { CallContext } from "../../platform/call/context";
import { beginSession } from "../../platform/security/session-life";
import type { UserRow } from "./user-repository";
import { toUser } from "./user-view";

/** Signs somebody in for so many hours; who it is has been made sure of before. */
export async function openSession(user: UserRow, hours: number, ctx: CallContext) {
  return { token: await beginSession(user, hours, ctx), user: toUser(user) };
}
