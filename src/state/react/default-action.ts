import type { Scope } from "../../contract";
import type { LoginReason, MartilloEventName, MartilloEvents } from "../events";
import { runtimeFor } from "../runtime";
import type { Session } from "../session";
import { pageSettings } from "../page";

/** What the visitor would have to allow for it. */
const SCOPES_OF: Partial<Record<LoginReason, Scope>> = { bid: "bid", buy: "buy", offer: "buy" };

/**
 * The default action for an event that no listener refused, before the widget goes on; false when the widget need not go on. Visitors of
 * pages with a window to sign in by are shown that one, instead of a form of this page.
 */
export function actByDefault<Name extends MartilloEventName>(
  session: Session,
  name: Name,
  detail: MartilloEvents[Name],
): boolean {
  if (name !== "martillo-login-request") return true;
  const { reason } = detail as MartilloEvents["martillo-login-request"];
  return session.askVisitor(SCOPES_OF[reason]) === undefined;
}

/** The same for widgets without a provider around them. */
export function actForPage<Name extends MartilloEventName>(
  name: Name,
  detail: MartilloEvents[Name],
): boolean {
  return actByDefault(runtimeFor(pageSettings().apiBase).session, name, detail);
}
