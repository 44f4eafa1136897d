import { Report, useMessages } from "martillo";
import { REPORTS } from "martillo/contract";
import { PATHS } from "martillo/domain";
import { useSearchParams } from "react-router";
import { TabLinks } from "../../lots/TabLinks";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { reportsPageMessages } from "./reports.messages";

/** /seller/reports: what a seller has sold, how much of what was offered, and what is there; `?report=` names which. */
export function ReportsPage() {
  const t = useMessages(reportsPageMessages);
  const routeText = useMessages(routeMessages);
  const { onLoginRequest } = useSiteHandlers();
  const [query] = useSearchParams();
  const asked = query.get("report");
  const report = REPORTS.find((one) => one === asked) ?? "sales";
  const heading = routeText("reports");
  return (
    <Page title={`${heading}: ${t(report)}`} className="site-account-page">
      <h1>{heading}</h1>
      <TabLinks
        label={heading}
        tabs={REPORTS.map((one) => ({
          to: `${PATHS.reports}?report=${one}`,
          label: t(one),
          isCurrent: one === report,
        }))}
      />
      <Report report={report} onLoginRequest={onLoginRequest} />
    </Page>
  );
}
