import type { ReportName } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { defineChunk, useChunk } from "../../src/late";
import { REPORTS_PAGE } from "../../src/paths/pages";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { ErrorState } from "../../src/ui";
import { tableChunk } from "../../src/ui/data-table";
import { AccountGate, AccountSkeleton } from "../account";
import { reportMessages } from "./report.messages";

/** Only who sells needs it. */
const reportChunk = defineChunk(() => import("./ReportView"));

/** Names of the events that the widget tells. */
export type ReportEvents = "martillo-login-request";

/** Props of `Report`: which one, and a callback for its event. */
export interface ReportProps extends EventProps<ReportEvents> {
  /** Which one. @default "sales" */
  report?: ReportName;
}

/** A report of a seller: a table with what adds up, for the days that are chosen, and as a file. */
export function Report({ report = "sales", ...props }: ReportProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-report" part="base">
      <AccountGate emit={emit} house={{ page: REPORTS_PAGE }} needs="report">
        {() => <Opened key={report} report={report} />}
      </AccountGate>
    </section>
  );
}

function Opened({ report }: { report: ReportName }) {
  const t = useMessages(reportMessages);
  const view = useChunk(reportChunk, true);
  const table = useChunk(tableChunk, true);
  if (view.module && table.module) {
    return <view.module.ReportView Table={table.module.DataTable} report={report} />;
  }
  if (!view.hasFailed && !table.hasFailed) return <AccountSkeleton />;
  return (
    <ErrorState
      title={t("notOpened")}
      onRetry={() => {
        void reportChunk.load();
        void tableChunk.load();
      }}
    />
  );
}
