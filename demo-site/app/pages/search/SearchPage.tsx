import "./search.css";
import { Link, useLocation, useSearchParams } from "react-router";
import { LotList, SavedSearch, queryFromParams, queryToParams, type SearchQuery } from "martillo";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { EventBanner } from "./EventBanner";
import { AUCTIONS_SEARCH, SALES_SEARCH, searchPageKind } from "./search-type";

/** Auctions or direct sales. The address says the whole search, so that it can be kept, sent and gone back to. */
export function SearchPage() {
  const { pathname } = useLocation();
  const handlers = useSiteHandlers();
  const kind = searchPageKind(pathname) ?? 1;
  const [params, setParams] = useSearchParams();
  const query = queryFromParams(params);
  const event = query.filters?.auctionid;
  const heading = HEADINGS[kind];

  return (
    <Page
      title={query.search ? `${heading}: ${query.search}` : heading}
      description={DESCRIPTIONS[kind]}
      canonical={kind === 1 ? AUCTIONS_SEARCH : SALES_SEARCH}
      className="site-wrap search"
    >
      <div className="search__head">
        <h1>{heading}</h1>
        <nav className="search__kinds" aria-label="Forma de venta">
          <Link to={AUCTIONS_SEARCH} aria-current={kind === 1 ? "page" : undefined}>
            Subastas
          </Link>
          <Link to={SALES_SEARCH} aria-current={kind === 0 ? "page" : undefined}>
            Venta directa
          </Link>
        </nav>
        <SavedSearch presentation="button" query={query} />
      </div>
      {event !== undefined && <EventBanner id={Number(event)} />}
      <LotList
        {...handlers}
        auction={kind}
        query={query}
        queryHref={(next: SearchQuery) => `${pathname}?${queryToParams(next)}`}
        onQueryChanged={(change) => setParams(queryToParams(change.query))}
      />
    </Page>
  );
}

const HEADINGS = ["Vehículos a precio fijo", "Vehículos en subasta"] as const;

const DESCRIPTIONS = [
  "Coches, furgonetas, motos, camiones y maquinaria a precio fijo, con el total a la vista.",
  "Subastas en curso de coches, furgonetas, motos, camiones y maquinaria, con cierre al segundo.",
] as const;
