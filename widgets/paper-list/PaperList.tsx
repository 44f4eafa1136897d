import { DOCUMENTS_PAGE } from "../../src/paths/pages";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate } from "../account";
import { PaperListView } from "./PaperListView";
import { usePaperList } from "./use-paper-list";

/** Names of the events that the widget tells. */
export type PaperListEvents =
  | "martillo-login-request"
  | "martillo-paper-added"
  | "martillo-contract-signed";

/** Props of `PaperList`: of which sale, and a callback for each event. */
export interface PaperListProps extends EventProps<PaperListEvents> {
  /** Number of a purchase or sale. @default all of them */
  invoice?: number;
}

/** Papers of the signed-in person's purchases and sales: the missing ones (from whom, until when), and the files. */
export function PaperList({ invoice, ...props }: PaperListProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-paper-list" part="base">
      <AccountGate emit={emit} house={{ page: DOCUMENTS_PAGE }}>
        {() => <SignedIn key={invoice ?? "all"} invoice={invoice} emit={emit} />}
      </AccountGate>
    </section>
  );
}

function SignedIn(options: Parameters<typeof usePaperList>[0]) {
  return <PaperListView model={usePaperList(options)} />;
}
