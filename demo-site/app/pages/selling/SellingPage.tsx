import { SellingList, type SellingListProps, useMessages } from "martillo";
import { PATHS, pathTo } from "martillo/domain";
import type { ReactNode } from "react";
import { Link, useNavigate, useParams } from "react-router";
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
  path: "sellerAuctionList" | "sellerLotList" | "sellerSaleList";
}

function SellingPage({ kind, heading, path }: SellingPageProps) {
  const t = useMessages(sellingMessages);
  const routeText = useMessages(routeMessages);
  const asked = useParams()["action"]?.toLowerCase();
  const list = SALE_LISTS.find((one) => one === asked) ?? "open";
  const title = routeText(heading);
  return (
    <Lots
      title={`${title}: ${t(list)}`}
      heading={title}
      list={list}
      kind={kind}
      links={
        <>
          <Link to={PATHS.newLot}>{t("newLot")}</Link>
          <Link to={PATHS.importLots}>{t("importLots")}</Link>
          <Link to={PATHS.lotTemplates}>{routeText("lotTemplates")}</Link>
          <Link to={PATHS.reports}>{routeText("reports")}</Link>
          <Link to={PATHS.organization}>{routeText("organization")}</Link>
        </>
      }
    >
      <TabLinks
        label={title}
        tabs={SALE_LISTS.map((one) => ({
          to: pathTo(path, { list: one }),
          label: t(one),
          isCurrent: one === list,
        }))}
      />
    </Lots>
  );
}

interface LotsProps extends Required<Pick<SellingListProps, "list" | "kind">> {
  title: string;
  heading: string;
  links: ReactNode;
  children?: ReactNode;
}

function Lots({ title, heading, links, children, ...lists }: LotsProps) {
  const navigate = useNavigate();
  const { onLoginRequest } = useSiteHandlers();
  return (
    <Page title={title} className="site-account-page">
      <h1>{heading}</h1>
      <p className="site-account-page__lead site-links">{links}</p>
      {children}
      <SellingList
        {...lists}
        keepAddress
        onLoginRequest={onLoginRequest}
        onLotEditRequest={({ lot }) => {
          void navigate(pathTo("editLot", { action: lot }));
          return false;
        }}
      />
    </Page>
  );
}

/** /seller/auctions/:action and /seller/auction/:action: the auctions of whoever sells. */
export function SellerAuctionsPage() {
  return <SellingPage kind="auction" heading="sellerAuctions" path="sellerAuctionList" />;
}

/** /seller/lots/:action: all lots of whoever sells. */
export function SellerLotsPage() {
  return <SellingPage kind="all" heading="sellerLots" path="sellerLotList" />;
}

/** /seller/buynow/:action: the direct sales of whoever sells. */
export function SellerBuyNowPage() {
  return <SellingPage kind="direct" heading="sellerBuyNow" path="sellerSaleList" />;
}

/** /seller/product/templates: what lots are made of. */
export function LotTemplatesPage() {
  return <Templates kind="all" heading="lotTemplates" />;
}

/** /seller/templates: the same for auctions alone. */
export function AuctionTemplatesPage() {
  return <Templates kind="auction" heading="sellerTemplates" />;
}

function Templates({ kind, heading }: Pick<SellingPageProps, "kind" | "heading">) {
  const routeText = useMessages(routeMessages);
  const title = routeText(heading);
  return (
    <Lots
      title={title}
      heading={title}
      list="templates"
      kind={kind}
      links={<Link to={PATHS.sellerLots}>{routeText("sellerLots")}</Link>}
    />
  );
}
