import { PATHS } from "martillo/contract";
import { Dashboard, Report, useMessages } from "martillo";
import { useSearchParams } from "react-router";
import { TabLinks } from "../../lots/TabLinks";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { reportsPageMessages } from "./reports.messages";

const TABS = [
  "overview",
  "sales",
  "sell_through",
  "stock",
  "bids",
  "auctions",
  "buyers",
  "models",
  "answers",
  "team",
  "invoices",
] as const;

/** /seller/reports: the dashboard of a seller, and what may be reported; `?report=` names which. */
export function ReportsPage() {
  const t = useMessages(reportsPageMessages);
  const routeText = useMessages(routeMessages);
  const { onLoginRequest } = useSiteHandlers();
  const [query] = useSearchParams();
  const asked = query.get("report");
  const report = TABS.find((one) => one === asked) ?? "overview";
  const heading = routeText("reports");
  return (
    <Page title={`${heading}: ${t(report)}`} className="site-account-page">
      <h1>{heading}</h1>
      <TabLinks
        label={heading}
        tabs={TABS.map((one) => ({
          to: one === "overview" ? PATHS.reports : `${PATHS.reports}?report=${one}`,
          label: t(one),
          isCurrent: one === report,
        }))}
      />
      {report === "overview" ? (
        <Dashboard onLoginRequest={onLoginRequest} />
      ) : (
        <Report report={report} onLoginRequest={onLoginRequest} />
      )}
    </Page>
  );
}
