import { MESSAGES_PAGE } from "../../src/paths/pages";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate, LateAccount } from "../account";
import { ownInboxChunk } from "./own-inbox-chunk";

/** Names of the events that the widget tells. */
export type InboxEvents =
  | "martillo-login-request"
  | "martillo-lot-open-request"
  | "martillo-message-sent"
  | "martillo-thread-opened"
  | "martillo-unread-changed";

/** Props of `Inbox`: which conversation, and a callback for each event. */
export interface InboxProps extends EventProps<InboxEvents> {
  /** Number of the conversation that is open. @default none */
  thread?: number;
}

/** What the signed-in person and others write to each other: about lots, about sales, and with the house. */
export function Inbox({ thread, ...props }: InboxProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-inbox" part="base">
      <AccountGate emit={emit} house={{ page: MESSAGES_PAGE }}>
        {(user) => (
          <LateAccount chunk={ownInboxChunk}>
            {({ OwnInbox }) => (
              <OwnInbox key={user.id} options={{ thread, isStaff: user.staff === 1, emit }} />
            )}
          </LateAccount>
        )}
      </AccountGate>
    </section>
  );
}
