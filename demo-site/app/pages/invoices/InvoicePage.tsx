import { InvoiceViewer, useMessages } from "martillo";
import { PATHS } from "martillo/domain";
import { Link, useParams, useSearchParams } from "react-router";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { invoicesMessages } from "./invoices.messages";

/** /invoice/:id: one purchase, or with `?side=seller` one sale. */
export function InvoicePage() {
  const t = useMessages(invoicesMessages);
  const routeText = useMessages(routeMessages);
  const { onLoginRequest, onLotOpenRequest } = useSiteHandlers();
  const [query] = useSearchParams();
  const id = Number(useParams()["id"]);
  const side = query.get("side") === "seller" ? "seller" : "buyer";
  return (
    <Page className="site-account-page">
      <h1>{routeText("invoice")}</h1>
      <InvoiceViewer
        // What is no number is nobody's purchase.
        invoice={Number.isSafeInteger(id) && id > 0 ? id : 0}
        side={side}
        onLoginRequest={onLoginRequest}
        onLotOpenRequest={onLotOpenRequest}
      />
      <p>
        <Link to={side === "seller" ? PATHS.sellerInvoices : PATHS.allInvoices}>
          {t(side === "seller" ? "backSold" : "back")}
        </Link>
      </p>
    </Page>
  );
}
