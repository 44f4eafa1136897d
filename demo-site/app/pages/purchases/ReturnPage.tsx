import { PATHS } from "martillo/contract";
import { ReturnRequest, useMessages } from "martillo";
import { Link, useParams, useSearchParams } from "react-router";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { purchasesMessages } from "./purchases.messages";

/** /return/{id}: giving back what was bought, from whichever side; the id is that of the invoice. */
export function ReturnPage() {
  const t = useMessages(purchasesMessages);
  const routeText = useMessages(routeMessages);
  const { onLoginRequest } = useSiteHandlers();
  const [query] = useSearchParams();
  const id = Number(useParams()["id"]);
  const isSeller = query.get("side") === "seller";
  return (
    <Page className="site-account-page">
      <h1>{routeText("returnRequest")}</h1>
      <ReturnRequest
        // 0 for an id that is no number: no invoice has it.
        invoice={Number.isSafeInteger(id) && id > 0 ? id : 0}
        onLoginRequest={onLoginRequest}
      />
      <p>
        {isSeller ? (
          <Link to={PATHS.soldInvoice.replace("{id}", String(id))}>{t("backToSale")}</Link>
        ) : (
          <Link to={PATHS.allPurchases}>{t("backToPurchases")}</Link>
        )}
      </p>
    </Page>
  );
}
