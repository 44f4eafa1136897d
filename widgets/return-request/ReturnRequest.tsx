import { RETURN_REQUEST_PAGE } from "../../src/paths/pages";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate } from "../account";
import { ReturnRequestView } from "./ReturnRequestView";
import { useReturnRequest } from "./use-return-request";

/** Names of the events that the widget tells. */
export type ReturnRequestEvents =
  | "martillo-login-request"
  | "martillo-return-requested"
  | "martillo-return-changed";

/** Props of `ReturnRequest`: which sale, and a callback for each event. */
export interface ReturnRequestProps extends EventProps<ReturnRequestEvents> {
  /** Number of the purchase or sale. */
  invoice: number;
}

/**
 * Giving back what was bought: its buyer withdraws, or asks with a reason, and follows it; its seller decides, writes down that the vehicle is
 * back, and refunds.
 */
export function ReturnRequest({ invoice, ...props }: ReturnRequestProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-return-request" part="base">
      <AccountGate emit={emit} house={{ page: RETURN_REQUEST_PAGE, id: invoice }}>
        {() => <SignedIn key={invoice} invoice={invoice} emit={emit} />}
      </AccountGate>
    </section>
  );
}

function SignedIn(options: Parameters<typeof useReturnRequest>[0]) {
  return <ReturnRequestView model={useReturnRequest(options)} />;
}
