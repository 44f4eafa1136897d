import "./lot.css";
import { useEffect } from "react";
import { useParams } from "react-router";
import { LotDetail, prepareBidding, useConnection, useLotDetail, useMessages } from "martillo";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { whenIdle } from "../../shell/when-idle";
import { PageSkeleton } from "../../shell/PageSkeleton";
import { NotFoundPage } from "../not-found/NotFoundPage";
import { lotPath } from "../../lots/lot-path";
import { Breadcrumbs } from "./Breadcrumbs";
import { lotMessages } from "./lot.messages";
import { lotDescription, lotJsonLd } from "./lot-structured-data";
import { SimilarLots } from "./SimilarLots";

/** One lot: its detail with the bid box, where it belongs, and what else there is. */
export function LotPage() {
  const { pid } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(pid ?? "") ? Number(pid) : undefined;
  return id === undefined ? <NotFoundPage /> : <KnownLot key={id} id={id} />;
}

function KnownLot({ id }: { id: number }) {
  const t = useMessages(lotMessages);
  const { lot, error, isLoading } = useLotDetail(id);
  usePreparedBidding(lot !== undefined);
  // The bid box itself says when its bidder is outbid.
  const { onOutbid: _toast, ...handlers } = useSiteHandlers();
  if (error?.code === "NOT_FOUND") return <NotFoundPage />;
  if (!lot && isLoading) return <PageSkeleton />;
  return (
    <Page
      title={lot?.title}
      description={lot && lotDescription(lot, t)}
      canonical={lot && lotPath(lot)}
      jsonLd={lot && lotJsonLd(lot, location.origin)}
      className="site-wrap lot-page"
    >
      {lot && (
        <>
          <h1 className="site-hidden">
            {t(lot.auction === 1 ? "auctionHeading" : "saleHeading", { title: lot.title })}
          </h1>
          <Breadcrumbs lot={lot} />
        </>
      )}
      <LotDetail {...handlers} lot={id} />
      {lot && <SimilarLots lot={lot} />}
    </Page>
  );
}

/** Whatever a bid may need is here before the connection, or this build, can go. */
function usePreparedBidding(isShown: boolean) {
  const connection = useConnection();
  const isCut = connection === "reconnecting" || connection === "offline";
  useEffect(() => {
    return isShown && !isCut ? whenIdle(() => void prepareBidding()) : undefined;
  }, [isShown, isCut]);
}
