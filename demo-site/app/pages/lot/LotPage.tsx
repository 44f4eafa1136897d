import { lotPath, PATHS } from "martillo/contract";
import "./lot.css";
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { useParams } from "react-router";
import {
  BuyBox,
  LotDetail,
  prepareBidding,
  useConnection,
  useLotDetail,
  useMessages,
} from "martillo";
import type { Lot } from "martillo/contract";
import { isTakingBids, lotJsonLd } from "martillo/domain";
import { firstViewOf } from "../../shell/first-view";
import { Page } from "../../shell/Page";
import { useTitleNotice } from "../../shell/title-notice";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { whenIdle } from "../../shell/when-idle";
import { NotFoundPage } from "../not-found/NotFoundPage";
import { Breadcrumbs } from "./Breadcrumbs";
import { lotMessages } from "./lot.messages";
import { lotDescription } from "./lot-description";
import { SimilarLots } from "./SimilarLots";

/** One lot: its detail with the bid box, where it belongs, and what else there is. */
export function LotPage() {
  const { id: pid } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(pid ?? "") ? Number(pid) : undefined;
  return id === undefined ? <NotFoundPage /> : <KnownLot key={id} id={id} />;
}

function KnownLot({ id }: { id: number }) {
  const t = useMessages(lotMessages);
  const { lot, error, isLoading } = useLotDetail(id);
  usePreparedBidding(lot !== undefined);
  const handlers = useSiteHandlers();
  const { onCheckoutOpenRequest, onInvoiceOpenRequest, onLoginRequest } = handlers;
  const isOutbid = lot?.my_state === "outbid" && isTakingBids(lot.market_status);
  useTitleNotice(isOutbid ? t("outbid") : undefined);
  if (error?.code === "NOT_FOUND") return <NotFoundPage />;
  if (!lot && isLoading) return firstViewOf(id) ? <FirstView id={id} /> : <Skeleton id={id} />;
  return (
    <Page
      title={lot?.title}
      description={lot && lotDescription(lot, t)}
      canonical={lot && lotPath(lot)}
      jsonLd={lot && lotJsonLd(lot, addressesOf(lot))}
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
      <LotDetail
        {...handlers}
        lot={id}
        bidBar
        footer={
          <>
            <BuyBox
              lot={id}
              invoiceUrl={PATHS.invoice}
              cartUrl={PATHS.buyNowCart}
              onLoginRequest={onLoginRequest}
              onInvoiceOpenRequest={onInvoiceOpenRequest}
              onCheckoutOpenRequest={onCheckoutOpenRequest}
            />
            {mayTakeOffers(lot) && (
              <Suspense fallback={<div className="lot-page__offers-place" />}>
                <OfferPlace lot={id} />
              </Suspense>
            )}
            <Suspense fallback={<div className="lot-page__ask-place" />}>
              <AskPlace lot={id} />
            </Suspense>
          </>
        }
      />
      <Suspense fallback={<div className="lot-page__questions lot-page__questions-place" />}>
        <QuestionsPlace lot={id} />
      </Suspense>
      {lot && <SimilarLots lot={lot} />}
    </Page>
  );
}

// Visitors do not open a lot for its offers, nor for questions: these parts load after the page.
const OfferPlace = lazy(() => import("./OfferPlace").then((m) => ({ default: m.OfferPlace })));
const QuestionsPlace = lazy(() =>
  import("./QuestionsPlace").then((m) => ({ default: m.QuestionsPlace })),
);
const AskPlace = lazy(() => import("./AskPlace").then((m) => ({ default: m.AskPlace })));

/** A lot that has had its auction, or is sold directly: also a sold one, for the buyer who got it by an offer. */
function mayTakeOffers(lot: Pick<Lot, "auction" | "market_status"> | undefined): boolean {
  if (!lot) return false;
  return lot.auction === 0 || ["provisional", "unsold", "sold"].includes(lot.market_status);
}

/** Loads all code that a bid may need, before the connection, or this build, can go. */
function usePreparedBidding(isShown: boolean) {
  const connection = useConnection();
  const isCut = connection === "reconnecting" || connection === "offline";
  useEffect(() => {
    return isShown && !isCut ? whenIdle(() => void prepareBidding()) : undefined;
  }, [isShown, isCut]);
}

/** No page yet: the server is being asked whether there is such a lot. */
function Skeleton({ id }: { id: number }) {
  return (
    <div className="site-wrap lot-page site-page-skeleton">
      <LotDetail lot={id} />
    </div>
  );
}

/** The lot's markup from the server stays there while the lot is read. */
function FirstView({ id }: { id: number }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const view = firstViewOf(id);
    if (view) place.current?.replaceChildren(view);
  }, [id]);
  return <div ref={place} className="site-first-place" />;
}

function addressesOf(lot: Pick<Lot, "id" | "auction">) {
  const { origin } = location;
  return {
    url: `${origin}${lotPath(lot)}`,
    assetUrl: (path: string) => new URL(path, origin).href,
  };
}
