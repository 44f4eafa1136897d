import { TRANSACTIONS_PAGE } from "../../src/paths/pages";
import { type Emit, type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate } from "../account";
import { TransactionListView } from "./TransactionListView";
import { useTransactionList } from "./use-transaction-list";

/** Names of the events that the widget tells. */
export type TransactionListEvents =
  | "martillo-login-request"
  | "martillo-lot-open-request"
  | "martillo-invoice-open-request";

/** Props of `TransactionList`: a callback for each event. */
export type TransactionListProps = EventProps<TransactionListEvents>;

/** Payments, refunds and deposits of the signed-in person, newest first, with filters. */
export function TransactionList(props: TransactionListProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-transaction-list" part="base">
      <AccountGate emit={emit} house={{ page: TRANSACTIONS_PAGE }}>
        {() => <SignedInTransactions emit={emit} />}
      </AccountGate>
    </section>
  );
}

function SignedInTransactions({ emit }: { emit: Emit }) {
  return <TransactionListView model={useTransactionList()} emit={emit} />;
}
