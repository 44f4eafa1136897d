import { PATHS, pathTo } from "martillo/contract";
import {
  AuctionList,
  SellingList,
  type SellingListProps,
  Templates,
  type TemplatesProps,
  useMessages,
} from "martillo";
import type { ReactNode } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { TabLinks } from "../../lots/TabLinks";
import { SALE_LISTS } from "./sale-lists";
import { routeMessages } from "../../routing/route.messages";
import type { RouteText } from "../../routing/site-route";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { sellingMessages } from "./selling.messages";

interface SellingPageProps {
  kind: NonNullable<SellingListProps["kind"]>;
  heading: RouteText;
  path: "sellerAuctionList" | "sellerLotList" | "sellerSaleList";
  /** Auctions that group lots, also where the address says nothing of it. @default false */
  isOfEvents?: boolean;
}

function SellingPage({ kind, heading, path, ...page }: SellingPageProps) {
  const t = useMessages(sellingMessages);
  const routeText = useMessages(routeMessages);
  const asked = useParams()["list"]?.toLowerCase();
  const list = SALE_LISTS.find((one) => one === asked) ?? "open";
  const title = routeText(heading);
  const [query] = useSearchParams();
  const isOfEvents =
    page.isOfEvents === true || (kind === "auction" && query.get("view") === "events");
  const views = kind === "auction" && (
    <TabLinks
      label={t("views")}
      tabs={[
        { to: pathTo(path, { list }), label: t("byLot"), isCurrent: !isOfEvents },
        {
          to: `${pathTo(path, { list })}?view=events`,
          label: t("byAuction"),
          isCurrent: isOfEvents,
        },
      ]}
    />
  );
  if (isOfEvents) return <Events {...{ title, list, path, views }} />;
  return (
    <Lots
      title={`${title}: ${t(list)}`}
      heading={title}
      list={list}
      kind={kind}
      links={
        <>
          <Link to={PATHS.newLot}>{t("newLot")}</Link>
          {kind === "auction" && <Link to={PATHS.newEvent}>{t("newAuction")}</Link>}
          <Link to={PATHS.importLots}>{t("importLots")}</Link>
          {kind === "auction" ? (
            <Link to={PATHS.auctionTemplates}>{routeText("sellerTemplates")}</Link>
          ) : (
            <Link to={PATHS.lotTemplates}>{routeText("lotTemplates")}</Link>
          )}
          <Link to={PATHS.reports}>{routeText("reports")}</Link>
          <Link to={PATHS.organization}>{routeText("organization")}</Link>
        </>
      }
    >
      {views}
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

interface EventsProps {
  title: string;
  list: (typeof SALE_LISTS)[number];
  path: SellingPageProps["path"];
  views: ReactNode;
}

/** The same page by auctions that group lots. */
function Events({ title, list, path, views }: EventsProps) {
  const t = useMessages(sellingMessages);
  const routeText = useMessages(routeMessages);
  const { onLoginRequest } = useSiteHandlers();
  return (
    <Page title={`${title}: ${t("byAuction")}`} className="site-account-page">
      <h1>{title}</h1>
      <p className="site-account-page__lead site-links">
        <Link to={PATHS.newEvent}>{t("newAuction")}</Link>
        <Link to={PATHS.newLot}>{t("newLot")}</Link>
        <Link to={PATHS.auctionTemplates}>{routeText("sellerTemplates")}</Link>
      </p>
      {views}
      <TabLinks
        label={title}
        tabs={(["open", "sold", "draft"] as const).map((one) => ({
          to: `${pathTo(path, { list: one })}?view=events`,
          label: t(one === "open" ? "running" : one === "sold" ? "finished" : "draft"),
          isCurrent: one === list || (one === "sold" && list === "unsold"),
        }))}
      />
      <AuctionList list={list} keepAddress onLoginRequest={onLoginRequest} />
    </Page>
  );
}

interface LotsProps extends Required<Pick<SellingListProps, "list" | "kind">> {
  title: string;
  heading: string;
  links: ReactNode;
  children?: ReactNode;
}

function Lots({ title, heading, links, children, ...lists }: LotsProps) {
  const { onLoginRequest } = useSiteHandlers();
  const onLotEditRequest = useLotEdit();
  return (
    <Page title={title} className="site-account-page">
      <h1>{heading}</h1>
      <p className="site-account-page__lead site-links">{links}</p>
      {children}
      <SellingList
        {...lists}
        keepAddress
        onLoginRequest={onLoginRequest}
        onLotEditRequest={onLotEditRequest}
      />
    </Page>
  );
}

/** /seller/auctions/{list}: what a seller auctions, lot by lot. */
export function SellerAuctionsPage() {
  return <SellingPage kind="auction" heading="sellerAuctions" path="sellerAuctionList" />;
}

/** /seller/auction/{list}: the auctions that group these lots. */
export function SellerEventsPage() {
  return (
    <SellingPage kind="auction" heading="sellerAuctions" path="sellerAuctionList" isOfEvents />
  );
}

/** /seller/lots/{list}: all lots of a seller. */
export function SellerLotsPage() {
  return <SellingPage kind="all" heading="sellerLots" path="sellerLotList" />;
}

/** /seller/buynow/{list}: the direct sales of a seller. */
export function SellerBuyNowPage() {
  return <SellingPage kind="direct" heading="sellerBuyNow" path="sellerSaleList" />;
}

/** /seller/product/templates: what lots are made of. */
export function LotTemplatesPage() {
  return <TemplatesPage heading="lotTemplates" kind="lots" keepAddress />;
}

/** /seller/templates: templates of lots and of auctions. */
export function AuctionTemplatesPage() {
  return <TemplatesPage heading="sellerTemplates" />;
}

function TemplatesPage({ heading, ...templates }: TemplatesProps & { heading: RouteText }) {
  const routeText = useMessages(routeMessages);
  const { onLoginRequest } = useSiteHandlers();
  const onLotEditRequest = useLotEdit();
  const title = routeText(heading);
  return (
    <Page title={title} className="site-account-page">
      <h1>{title}</h1>
      <p className="site-account-page__lead site-links">
        <Link to={PATHS.sellerLots}>{routeText("sellerLots")}</Link>
      </p>
      <Templates
        {...templates}
        onLoginRequest={onLoginRequest}
        onLotEditRequest={onLotEditRequest}
      />
    </Page>
  );
}

/** Opens the form of a lot within the site. */
function useLotEdit() {
  const navigate = useNavigate();
  return ({ lot }: { lot: number }) => {
    void navigate(pathTo("editLot", { action: lot }));
    return false;
  };
}
