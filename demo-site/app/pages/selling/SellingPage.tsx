import { SellingList, type SellingListProps, useMessages } from "martillo";
import { PATHS } from "martillo/domain";
import { Link, useParams } from "react-router";
import { TabLinks } from "../../lots/TabLinks";
import { SALE_LISTS } from "../../routing/account-routes";
import { routeMessages } from "../../routing/route.messages";
import type { RouteText } from "../../routing/site-route";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { sellingMessages } from "./selling.messages";

interface SellingPageProps {
  kind: NonNullable<SellingListProps["kind"]>;
  heading: RouteText;
  /** Address without its list. */
  path: string;
}

function SellingPage({ kind, heading, path }: SellingPageProps) {
  const t = useMessages(sellingMessages);
  const routeText = useMessages(routeMessages);
  const { onLoginRequest } = useSiteHandlers();
  const asked = useParams()["action"]?.toLowerCase();
  const list = SALE_LISTS.find((one) => one === asked) ?? "open";
  const title = routeText(heading);
  return (
    <Page title={t("title", { heading: title, list: t(list) })} className="site-account-page">
      <h1>{title}</h1>
      <p className="site-account-page__lead">
        <Link to={PATHS.newLot}>{t("newLot")}</Link>{" "}
        <Link to={PATHS.importLots}>{t("importLots")}</Link>
      </p>
      <TabLinks
        label={title}
        tabs={SALE_LISTS.map((one) => ({
          to: `${path}/${one}`,
          label: t(one),
          isCurrent: one === list,
        }))}
      />
      <SellingList list={list} kind={kind} keepAddress onLoginRequest={onLoginRequest} />
    </Page>
  );
}

/** /seller/auctions/:action and /seller/auction/:action: the auctions of whoever sells. */
export function SellerAuctionsPage() {
  return <SellingPage kind="auction" heading="sellerAuctions" path="/seller/auctions" />;
}

/** /seller/lots/:action: all lots of whoever sells. */
export function SellerLotsPage() {
  return <SellingPage kind="all" heading="sellerLots" path="/seller/lots" />;
}

/** /seller/buynow/:action: the direct sales of whoever sells. */
export function SellerBuyNowPage() {
  return <SellingPage kind="direct" heading="sellerBuyNow" path="/seller/buynow" />;
}
