import { useMessages } from "../../src/i18n";
import { defineChunk } from "../../src/late";
import { REPORTS_PAGE } from "../../src/paths/pages";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate, LateAccount } from "../account";
import { dashboardMessages } from "./dashboard.messages";

/** Only who sells needs it. */
const viewChunk = defineChunk(() => import("./DashboardView"));

/** Names of the events that the widget tells. */
export type DashboardEvents = "martillo-login-request";

/** Props of `Dashboard`: a callback for its event. */
export type DashboardProps = EventProps<DashboardEvents>;

/** How much waits for a seller's decision, the lots on sale, and the results of the last days. */
export function Dashboard(props: DashboardProps) {
  const t = useMessages(dashboardMessages);
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-dashboard" part="base">
      <AccountGate emit={emit} house={{ page: REPORTS_PAGE }} needs="report">
        {() => (
          <LateAccount chunk={viewChunk} failed={t("notOpened")}>
            {({ DashboardView }) => <DashboardView />}
          </LateAccount>
        )}
      </AccountGate>
    </section>
  );
}
