import { type EventProps, useWidgetEvents } from "../../src/state";
import { InvitationView } from "./InvitationView";
import { useInvitation } from "./use-invitation";

/** Names of the events that the widget tells. */
export type InvitationEvents =
  | "martillo-login-request"
  | "martillo-register-request"
  | "martillo-invitation-accepted";

/** Props of `Invitation`: its key, and a callback for each event. */
export interface InvitationProps extends EventProps<InvitationEvents> {
  /** Key of the invitation, as the link of the letter has it. */
  inviteKey?: string;
}

/** What an invitation is about, and its acceptance by the person that it names. */
export function Invitation({ inviteKey = "", ...events }: InvitationProps) {
  const emit = useWidgetEvents(events);
  return <InvitationView model={useInvitation(inviteKey, emit)} />;
}
