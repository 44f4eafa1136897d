import { PATHS, pathTo } from "martillo/contract";
import { InvoiceList, useMessages, useSession } from "martillo";
import { Link, useParams } from "react-router";
import { TabLinks } from "../../lots/TabLinks";
import { INVOICE_LISTS } from "./invoice-lists";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { saleSettingsMessages } from "../sale-settings/sale-settings.messages";
import { invoicesMessages } from "./invoices.messages";

/** /invoices/{list} and /invoiceseller/{list}: what the visitor has bought, or sold. */
function InvoicesPage({ side }: { side: "buyer" | "seller" }) {
  const t = useMessages(invoicesMessages);
  const routeText = useMessages(routeMessages);
  const settingsText = useMessages(saleSettingsMessages);
  const { user } = useSession();
  const { onLoginRequest, onInvoiceOpenRequest } = useSiteHandlers();
  const asked = useParams()["list"]?.toLowerCase();
  const list = INVOICE_LISTS.find((one) => one === asked) ?? "all";
  const heading = routeText(side === "seller" ? "sellerInvoices" : "invoices");
  return (
    <Page
      title={t(side === "seller" ? "soldTitle" : "boughtTitle", { list: t(list) })}
      className="site-account-page"
    >
      <h1>{heading}</h1>
      <TabLinks
        label={heading}
        tabs={INVOICE_LISTS.map((one) => ({
          to: pathTo(side === "seller" ? "soldInvoices" : "invoices", { list: one }),
          label: t(one),
          isCurrent: one === list,
        }))}
      />
      <InvoiceList
        side={side}
        list={list}
        invoiceUrl={side === "seller" ? PATHS.soldInvoice : PATHS.invoice}
        onLoginRequest={onLoginRequest}
        onInvoiceOpenRequest={onInvoiceOpenRequest}
      />
      {side === "seller" && user?.staff === 1 && (
        <ul>
          <li>
            <Link to={PATHS.saleSettings}>{settingsText("toSettings")}</Link>
          </li>
          <li>
            <Link to={PATHS.taxRecords}>{routeText("taxRecords")}</Link>
          </li>
        </ul>
      )}
    </Page>
  );
}

export const BoughtPage = () => <InvoicesPage side="buyer" />;
export const SoldPage = () => <InvoicesPage side="seller" />;
