import { pathTo } from "martillo/contract";
import { useMessages } from "martillo";
import { useParams } from "react-router";
import { TabLinks } from "../../lots/TabLinks";
import { PURCHASE_LISTS } from "./purchase-lists";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { OwnPurchases } from "./OwnPurchases";
import { purchasesMessages } from "./purchases.messages";

/** /purchases/{list}: what the visitor has bought, and what comes next of each. */
export function PurchasesPage() {
  const t = useMessages(purchasesMessages);
  const routeText = useMessages(routeMessages);
  const asked = useParams()["list"]?.toLowerCase();
  const list = PURCHASE_LISTS.find((one) => one === asked) ?? "all";
  const heading = routeText("purchases");
  return (
    <Page title={t("title", { list: t(list) })} className="site-account-page">
      <h1>{heading}</h1>
      <TabLinks
        label={heading}
        tabs={PURCHASE_LISTS.map((one) => ({
          to: pathTo("purchases", { list: one }),
          label: t(one),
          isCurrent: one === list,
        }))}
      />
      <OwnPurchases type={list} />
    </Page>
  );
}
