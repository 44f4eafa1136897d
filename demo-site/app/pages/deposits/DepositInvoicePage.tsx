import { PATHS } from "martillo/contract";
import { DepositList, useMessages } from "martillo";
import { Link, useParams } from "react-router";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { depositsMessages } from "./deposits.messages";

/** /depositinvoice/{id}: the document of one deposit. */
export function DepositInvoicePage() {
  const t = useMessages(depositsMessages);
  const routeText = useMessages(routeMessages);
  const { onLoginRequest, onLotOpenRequest } = useSiteHandlers();
  const id = Number(useParams()["id"]);
  return (
    <Page className="site-account-page">
      <h1>{routeText("depositInvoice")}</h1>
      <DepositList
        // 0 for an id that is no number: no deposit has it.
        deposit={Number.isSafeInteger(id) && id > 0 ? id : 0}
        onLoginRequest={onLoginRequest}
        onLotOpenRequest={onLotOpenRequest}
      />
      <p>
        <Link to={PATHS.allDeposits}>{t("back")}</Link>
      </p>
    </Page>
  );
}
