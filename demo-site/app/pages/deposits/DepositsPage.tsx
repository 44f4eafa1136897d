import { PATHS, pathTo } from "martillo/contract";
import { DepositList, useMessages } from "martillo";
import { useParams } from "react-router";
import { TabLinks } from "../../lots/TabLinks";
import { DEPOSIT_LISTS } from "./deposit-lists";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { depositsMessages } from "./deposits.messages";

/** /deposits/{list}: the visitor's deposits for bids. */
export function DepositsPage() {
  const t = useMessages(depositsMessages);
  const routeText = useMessages(routeMessages);
  const { onLoginRequest, onLotOpenRequest } = useSiteHandlers();
  const asked = useParams()["list"]?.toLowerCase();
  const action = DEPOSIT_LISTS.find((list) => list === asked) ?? "all";
  return (
    <Page title={t("titleOf", { list: t(action) })} className="site-account-page">
      <h1>{routeText("deposits")}</h1>
      <TabLinks
        label={routeText("deposits")}
        tabs={DEPOSIT_LISTS.map((list) => ({
          to: pathTo("deposits", { list }),
          label: t(list),
          isCurrent: list === action,
        }))}
      />
      <DepositList
        action={action}
        documentUrl={PATHS.depositInvoice}
        onLoginRequest={onLoginRequest}
        onLotOpenRequest={onLotOpenRequest}
      />
    </Page>
  );
}
