import "./search.css";
import { auctionGetSingle, type AuctionDetail, pathTo } from "martillo/contract";
import { auctionJsonLd } from "martillo/domain";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import {
  LotList,
  queryFromParams,
  queryToParams,
  SavedSearch,
  type SearchQuery,
  useMessages,
  useQuery,
} from "martillo";
import { linkMessages } from "../../shell/navigation.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { EventBanner } from "./EventBanner";
import { searchMessages } from "./search.messages";
import { AUCTIONS_SEARCH, SALES_SEARCH, searchPageKind } from "./search-type";

/** Auctions or direct sales. The address says the whole search, so that it can be kept, sent and gone back to. */
export function SearchPage() {
  const t = useMessages(searchMessages);
  const linkText = useMessages(linkMessages);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const handlers = useSiteHandlers();
  const kind = searchPageKind(pathname) ?? 1;
  const [params, setParams] = useSearchParams();
  const query = queryFromParams(params);
  const event = query.filters?.auctionid ?? query.filters?.event;
  const heading = t(kind === 1 ? "auctions" : "sales");
  const known = useQuery(auctionGetSingle, event === undefined ? null : { id: Number(event) });
  const auction = known.data?.record;
  const name = auction?.title ?? heading;
  const list = kind === 1 ? AUCTIONS_SEARCH : SALES_SEARCH;

  return (
    <Page
      title={query.search ? `${name}: ${query.search}` : name}
      description={
        auction?.description || t(kind === 1 ? "auctionsDescription" : "salesDescription")
      }
      canonical={auction ? auctionPath(auction) : list}
      jsonLd={auction && auctionJsonLd(auction, addressesOf(auction))}
      className="site-wrap search"
    >
      <div className="search__head">
        <h1>{name}</h1>
        <nav className="search__kinds" aria-label={t("kinds")}>
          <Link to={AUCTIONS_SEARCH} aria-current={kind === 1 ? "page" : undefined}>
            {linkText("auctions")}
          </Link>
          <Link to={SALES_SEARCH} aria-current={kind === 0 ? "page" : undefined}>
            {linkText("sales")}
          </Link>
        </nav>
        <SavedSearch presentation="button" query={query} />
      </div>
      {event !== undefined && (
        <EventBanner id={Number(event)} isOfEnded={query.filters?.market_status === "ended"} />
      )}
      <LotList
        {...handlers}
        auction={kind}
        query={query}
        queryHref={(next: SearchQuery) => `${pathname}?${queryToParams(next)}`}
        onQueryChanged={({ query: next }) => {
          // The kind of sale is which page this is.
          if (next.auction === undefined || next.auction === kind) setParams(queryToParams(next));
          else
            void navigate(
              `${next.auction === 1 ? AUCTIONS_SEARCH : SALES_SEARCH}?${queryToParams(next)}`,
            );
        }}
      />
    </Page>
  );
}

/** The one address of an auction, whichever filters the list has. */
function auctionPath({ id }: AuctionDetail): string {
  return pathTo("event", { id: String(id) });
}

function addressesOf(auction: AuctionDetail) {
  const assetUrl = (path: string) => new URL(path, location.origin).href;
  return { url: assetUrl(auctionPath(auction)), assetUrl };
}
