import { SOLD_INVOICE_PAGE } from "../../src/paths/pages";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate } from "../account";
import { EditWinnerView } from "./EditWinnerView";
import { useEditWinner } from "./use-edit-winner";

/** Names of the events that the widget tells. */
export type EditWinnerEvents = "martillo-login-request" | "martillo-winner-changed";

/** Props of `EditWinner`: the sale, and a callback for each event. */
export interface EditWinnerProps extends EventProps<EditWinnerEvents> {
  /** Number of the sale that its buyer does not pay. */
  invoice: number;
}

/** Gives an unpaid sale to another of the bidders: who, for how much, and why. */
export function EditWinner({ invoice, ...props }: EditWinnerProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-edit-winner" part="base">
      <AccountGate emit={emit} house={{ page: SOLD_INVOICE_PAGE, id: invoice }} needs="award">
        {() => <SignedIn key={invoice} {...{ invoice, emit }} />}
      </AccountGate>
    </section>
  );
}

function SignedIn(options: Parameters<typeof useEditWinner>[0]) {
  return <EditWinnerView model={useEditWinner(options)} />;
}
