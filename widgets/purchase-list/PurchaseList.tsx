import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate } from "../account";
import { PurchaseListView } from "./PurchaseListView";
import { type PurchaseListName, usePurchaseList } from "./use-purchase-list";

/** Names of the events that the widget tells. */
export type PurchaseListEvents = "martillo-login-request" | "martillo-invoice-open-request";

/** Props of `PurchaseList`: which ones, and a callback for each event. */
export interface PurchaseListProps extends EventProps<PurchaseListEvents> {
  /** Which ones. @default "all" */
  type?: PurchaseListName;
}

/** What the signed-in person has bought, how far each has come, and what to do next. */
export function PurchaseList({ type = "all", ...props }: PurchaseListProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-purchase-list" part="base">
      <AccountGate emit={emit}>{() => <SignedIn key={type} type={type} emit={emit} />}</AccountGate>
    </section>
  );
}

function SignedIn(options: Parameters<typeof usePurchaseList>[0]) {
  return <PurchaseListView model={usePurchaseList(options)} />;
}
