import "./seller.css";
import { customSeller, pathTo } from "martillo/contract";
import {
  LotList,
  queryFromParams,
  queryToParams,
  type SearchQuery,
  SellerCard,
  useMessages,
  useQuery,
} from "martillo";
import { useParams, useSearchParams } from "react-router";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { NotFoundPage } from "../not-found/NotFoundPage";
import { sellerMessages } from "./seller.messages";

const LOTS = "lotes";

/** An account that sells: who it is, how its sales went, and what it has on offer. */
export function SellerPage() {
  const { id: given } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(given ?? "") ? Number(given) : undefined;
  return id === undefined ? <NotFoundPage /> : <KnownSeller key={id} id={id} />;
}

function KnownSeller({ id }: { id: number }) {
  const t = useMessages(sellerMessages);
  // The card asks for the same, which is one request.
  const { data, error } = useQuery(customSeller, { seller: id });
  const handlers = useSiteHandlers();
  const [params, setParams] = useSearchParams();
  const path = pathTo("seller", { id });
  if (error?.code === "NOT_FOUND") return <NotFoundPage />;
  const seller = data?.record;
  return (
    <Page
      title={seller?.name}
      description={seller && t("description", { name: seller.name })}
      canonical={path}
      isReady={seller !== undefined}
      className="site-wrap seller-page"
    >
      <div className="seller-page__card">
        <SellerCard seller={id} headingLevel={1} lotsUrl={`#${LOTS}`} />
      </div>
      {seller && seller.auctions + seller.direct_sales > 0 && (
        <section id={LOTS} className="seller-page__lots" aria-label={t("lots")}>
          <LotList
            {...handlers}
            seller={id}
            query={queryFromParams(params)}
            queryHref={(next: SearchQuery) => `${path}?${queryToParams(next)}`}
            onQueryChanged={({ query }) => setParams(queryToParams(query))}
          />
        </section>
      )}
    </Page>
  );
}
