import "./seller.css";
import { useState } from "react";
import { pathTo } from "martillo/contract";
import {
  FollowSeller,
  LotList,
  queryFromParams,
  queryToParams,
  type SearchQuery,
  SellerCard,
  type ShownSeller,
  useMessages,
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
  const [seller, setSeller] = useState<ShownSeller | null>();
  const handlers = useSiteHandlers();
  const [params, setParams] = useSearchParams();
  const path = pathTo("seller", { id });
  if (seller === null) return <NotFoundPage />;
  return (
    <Page
      title={seller?.name}
      description={seller && t("description", { name: seller.name })}
      canonical={path}
      isReady={seller !== undefined}
      className="site-wrap seller-page"
    >
      <div className="seller-page__card">
        <SellerCard seller={id} headingLevel={1} lotsUrl={`#${LOTS}`} onRead={setSeller} />
        {seller && <FollowSeller {...handlers} seller={id} />}
      </div>
      {seller && seller.lots > 0 && (
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
