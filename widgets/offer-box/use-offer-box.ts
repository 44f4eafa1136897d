import { saleUrl } from "../../src/patterns/sale-url";
import { useEffect, useRef } from "react";
import { makeofferSearch, type Offer } from "../../src/contract";
import { toDecimal, totalIfWon } from "../../src/domain";
import { useMoneyQueries } from "../../src/patterns/money-news";
import {
  type OfferSubject,
  type OfferWishes,
  subjectOf,
  useOfferWish,
} from "../../src/patterns/offers";
import { type Emit, useLotDetail, useQuery, useRuntime } from "../../src/state";

export interface OfferBoxOptions {
  lot: number;
  invoiceUrl: string | undefined;
  emit: Emit;
}

/** Everything that the view shows. */
export interface OfferBoxModel {
  emit: Emit;
  invoiceUrl: string | undefined;
  wishes: OfferWishes;
  /** The last word of the visitor's own thread, with all before it. */
  offer: Offer | undefined;
  subject: OfferSubject | undefined;
  /** Another offer can be made now. */
  mayOffer: boolean;
  /** The lot takes offers, but no more of this visitor. */
  isNoneLeft: boolean;
  failure: { message: string; next: string | undefined; retry: () => void } | undefined;
  begin: () => void;
  invoiceHref: (id: number) => string;
  openInvoice: (id: number) => boolean;
}

/** One lot, and what its visitor, who is signed in, has offered for it. */
export function useOfferBox({ lot: id, invoiceUrl, emit }: OfferBoxOptions): OfferBoxModel {
  const { lot } = useLotDetail(id);
  const { urlTo } = useRuntime();
  const wishes = useOfferWish("buyer");
  // Of a running auction nothing is asked.
  const isPossible = lot && (lot.auction === 0 || ENDED.has(lot.market_status));
  const { data, error, retry } = useQuery(
    makeofferSearch,
    isPossible ? { filters: { project_id: id }, limit: 1 } : null,
    { keepPrevious: true },
  );
  useMoneyQueries(makeofferSearch);
  useReadAgain(lot?.market_status, retry, isPossible === true);
  const offer = data?.records[0];
  useExpiry(offer, emit);
  const terms = data?.terms;
  const isTaken = terms?.open === 1;
  const href = (invoice: number) => saleUrl(urlTo, { invoice, invoiceUrl });
  const totalOf = (cents: number) => (lot ? toDecimal(totalIfWon(lot, cents).totalCents) : "0.00");
  const about = { lot: id, title: lot?.title ?? "", isAuction: lot?.auction === 1, totalOf };
  const isOver = offer?.status !== "open";
  return {
    emit,
    invoiceUrl,
    wishes,
    offer,
    subject: offer && { ...subjectOf(offer), totalOf },
    mayOffer: isTaken && isOver && (terms?.left ?? 1) > 0,
    isNoneLeft: isTaken && isOver && terms?.left === 0,
    failure: error && !data ? { message: error.message, next: error.next, retry } : undefined,
    begin() {
      const { minimum = null, maximum = null } = terms ?? {};
      wishes.begin("make", { ...about, minimum, maximum });
    },
    invoiceHref: href,
    openInvoice: (invoice) =>
      emit("martillo-invoice-open-request", { invoice, url: href(invoice) }),
  };
}

const ENDED: ReadonlySet<string> = new Set(["provisional", "unsold", "sold"]);

/** What happens to the lot happens to its offers, too. */
function useReadAgain(status: string | undefined, retry: () => void, isWanted: boolean) {
  const last = useRef(status);
  useEffect(() => {
    if (last.current !== undefined && last.current !== status && isWanted) retry();
    last.current = status;
  }, [status, retry, isWanted]);
}

function useExpiry(offer: Offer | undefined, emit: Emit) {
  const last = useRef<Pick<Offer, "offer_id" | "status">>(undefined);
  useEffect(() => {
    if (!offer) return;
    const { offer_id: id, status, project_id: lot, amount } = offer;
    const wasOpen = last.current?.offer_id === id && last.current.status === "open";
    if (wasOpen && status === "expired") emit("martillo-offer-expired", { lot, offer: id, amount });
    last.current = { offer_id: id, status };
  }, [offer, emit]);
}
