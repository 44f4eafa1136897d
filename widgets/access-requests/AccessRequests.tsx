import { useMessages } from "../../src/i18n";
import { defineChunk } from "../../src/late";
import { EDIT_EVENT_PAGE, OPEN_AUCTIONS_PAGE } from "../../src/paths/pages";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate, LateAccount } from "../account";
import { accessRequestsMessages } from "./access-requests.messages";

/** Only sellers need it. */
const viewChunk = defineChunk(() => import("./RequestsView"));

/** Names of the events that the widget tells. */
export type AccessRequestsEvents = "martillo-login-request" | "martillo-access-decided";

/** Props of `AccessRequests`: which auction, and a callback for each event. */
export interface AccessRequestsProps extends EventProps<AccessRequestsEvents> {
  /** Number of the auction. @default all auctions of the seller */
  auction?: number;
}

/** The people who ask to bid in a seller's auctions: who they are, when they asked, and the seller's answer. */
export function AccessRequests({ auction, ...props }: AccessRequestsProps) {
  const t = useMessages(accessRequestsMessages);
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-access-requests" part="base">
      <AccountGate
        emit={emit}
        house={
          auction === undefined
            ? { page: OPEN_AUCTIONS_PAGE }
            : { page: EDIT_EVENT_PAGE, id: auction }
        }
        needs="access"
      >
        {() => (
          <LateAccount chunk={viewChunk} failed={t("notOpened")}>
            {({ RequestsView }) => (
              <RequestsView
                key={auction}
                auction={auction}
                onDecided={(decided) => emit("martillo-access-decided", decided)}
              />
            )}
          </LateAccount>
        )}
      </AccountGate>
    </section>
  );
}
