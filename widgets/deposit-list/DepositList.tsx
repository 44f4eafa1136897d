import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate } from "../account";
import { DepositDocument } from "./DepositDocument";
import { DepositListView } from "./DepositListView";
import { type DepositAction, useDepositList } from "./use-deposit-list";

/** Names of the events that the widget tells. */
export type DepositListEvents =
  | "martillo-login-request"
  | "martillo-deposit-returned"
  | "martillo-lot-open-request";

/** Props of `DepositList`: which deposits, and a callback for each event. */
export interface DepositListProps extends EventProps<DepositListEvents> {
  /** Which ones. @default "all" */
  action?: DepositAction;
  /** Number of one deposit: its document is shown in place of the list. */
  deposit?: number;
  /** Address of a deposit's document, with `{id}`. @default the house's own page */
  documentUrl?: string;
}

/** The deposits for bids of the signed-in person: held, returned (and where to) and lost (and why). */
export function DepositList({ action = "all", deposit, documentUrl, ...props }: DepositListProps) {
  const emit = useWidgetEvents(props);
  const options = { action, documentUrl, emit };
  return (
    <section className="martillo-root martillo-deposit-list" part="base">
      <AccountGate emit={emit}>
        {() =>
          deposit === undefined ? (
            <SignedInList key={action} {...options} />
          ) : (
            <DepositDocument id={deposit} emit={emit} />
          )
        }
      </AccountGate>
    </section>
  );
}

function SignedInList(options: Parameters<typeof useDepositList>[0]) {
  return <DepositListView model={useDepositList(options)} />;
}
