import { Report, useMessages } from "martillo";
import { PATHS } from "martillo/domain";
import { useSearchParams } from "react-router";
import { TabLinks } from "../../lots/TabLinks";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { reportsPageMessages } from "./reports.messages";

const TABS = ["sales", "sell_through", "stock"] as const;

/** /seller/reports: what a seller has sold, how much of what was offered, and what is there; `?report=` names which. */
export function ReportsPage() {
  const t = useMessages(reportsPageMessages);
  const routeText = useMessages(routeMessages);
  const { onLoginRequest } = useSiteHandlers();
  const [query] = useSearchParams();
  const asked = query.get("report");
  const report = TABS.find((one) => one === asked) ?? "sales";
  const heading = routeText("reports");
  return (
    <Page title={`${heading}: ${t(report)}`} className="site-account-page">
      <h1>{heading}</h1>
      <TabLinks
        label={heading}
        tabs={TABS.map((one) => ({
          to: `${PATHS.reports}?report=${one}`,
          label: t(one),
          isCurrent: one === report,
        }))}
      />
      <Report report={report} onLoginRequest={onLoginRequest} />
    </Page>
  );
}
