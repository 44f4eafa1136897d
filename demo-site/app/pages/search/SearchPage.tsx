import "./search.css";
import { productSearch } from "martillo/contract";
import { NavLink, useLocation, useSearchParams } from "react-router";
import { formatNumber, LotList, type SearchQuery, useQuery } from "martillo";
import { Page } from "../../shell/Page";
import { EventBanner } from "./EventBanner";
import { AUCTIONS_SEARCH, SALES_SEARCH, searchPageKind } from "./search-type";
import { readQuery, writeQuery } from "./search-url";

/** Auctions or direct sales. The address says the whole search, so that it can be kept, sent and gone back to. */
export function SearchPage() {
  const { pathname } = useLocation();
  const kind = searchPageKind(pathname) ?? 1;
  const [params, setParams] = useSearchParams();
  const query = readQuery(params, kind);
  const { data } = useQuery(productSearch, query);
  const heading = headingOf(query, kind);

  return (
    <Page
      title={heading}
      description={DESCRIPTIONS[kind]}
      canonical={kind === 1 ? AUCTIONS_SEARCH : SALES_SEARCH}
      className="site-wrap search"
    >
      <div className="search__head">
        <h1>{heading}</h1>
        <p className="search__count site-figures" role="status">
          {data ? countOf(data.totalRecords) : " "}
        </p>
        <nav className="search__kinds" aria-label="Forma de venta">
          <NavLink to={AUCTIONS_SEARCH} aria-current={kind === 1 ? "page" : false}>
            Subastas
          </NavLink>
          <NavLink to={SALES_SEARCH} aria-current={kind === 0 ? "page" : false}>
            Venta directa
          </NavLink>
        </nav>
      </div>
      {typeof query.filters?.auctionid === "number" && <EventBanner id={query.filters.auctionid} />}
      <LotList
        query={query}
        onQueryChanged={(change) =>
          setParams(writeQuery(change.query), { preventScrollReset: false })
        }
      />
    </Page>
  );
}

const DESCRIPTIONS = [
  "Coches, furgonetas, motos, camiones y maquinaria a precio fijo, con el total a la vista.",
  "Subastas en curso de coches, furgonetas, motos, camiones y maquinaria, con cierre al segundo.",
] as const;

function headingOf({ search }: SearchQuery, kind: 0 | 1): string {
  const what = kind === 1 ? "Vehículos en subasta" : "Vehículos a precio fijo";
  return search ? `${what}: «${search}»` : what;
}

function countOf(total: number): string {
  if (total === 0) return "Ningún vehículo";
  return total === 1 ? "1 vehículo" : `${formatNumber(total)} vehículos`;
}
