import { saleUrl } from "../../src/patterns/sale-url";
import { useState } from "react";
import { makeofferSearch, type Offer, sellerOffers } from "../../src/contract";
import { useMoneyQueries } from "../../src/patterns/money-news";
import { type OfferReader, type OfferWishes, useOfferWish } from "../../src/patterns/offers";
import { type Emit, useQuery, useRuntime } from "../../src/state";

const PAGE_SIZE = 20;
/** Open offers that are shown side by side. */
const COMPARED = 50;

/** Offers by what has become of them. */
export const OFFER_FILTERS = ["all", "open", "accepted", "ended"] as const;
export type OfferFilter = (typeof OFFER_FILTERS)[number];

const STATUSES: Record<OfferFilter, Offer["status"][] | undefined> = {
  all: undefined,
  open: ["open"],
  accepted: ["accepted"],
  ended: ["declined", "countered", "withdrawn", "expired", "lost"],
};

/** What a seller looks for among offers; an empty text is not looked for. */
export interface OfferSearch {
  email: string;
  firstName: string;
  lastName: string;
  /** Number of the vehicle. */
  lot: string;
  /** Only of vehicles that are on sale. */
  isOnSale: boolean;
}

const NO_SEARCH: OfferSearch = {
  email: "",
  firstName: "",
  lastName: "",
  lot: "",
  isOnSale: false,
};

export interface OfferListOptions {
  side: OfferReader;
  invoiceUrl: string | undefined;
  emit: Emit;
}

interface Failure {
  message: string;
  next: string | undefined;
  retry: () => void;
}

/** Everything that the view shows. */
export interface OfferListModel {
  side: OfferReader;
  emit: Emit;
  invoiceUrl: string | undefined;
  wishes: OfferWishes;
  rows: readonly Offer[] | undefined;
  range: string;
  filter: OfferFilter;
  filterBy: (filter: OfferFilter) => void;
  search: OfferSearch;
  searchFor: (search: OfferSearch) => void;
  error: Failure | undefined;
  page: number;
  pageCount: number;
  goTo: (page: number) => void;
  lotHref: (lot: number) => string;
  openLot: (lot: number) => boolean;
  invoiceHref: (id: number) => string;
  openInvoice: (id: number) => boolean;
  /** The lot whose open offers stand side by side. */
  compared: { title: string; listPrice: string | null } | undefined;
  offers: readonly Offer[] | undefined;
  compareError: Failure | undefined;
  compare: (offer: Offer | undefined) => void;
  /** The lot whose amounts that answer by themselves are open. */
  answered: number | undefined;
  answerAlone: (lot: number | undefined) => void;
}

/** Offers of one side. */
export function useOfferList({ side, invoiceUrl, emit }: OfferListOptions): OfferListModel {
  const { lotUrl, urlTo } = useRuntime();
  const [page, setPage] = useState(1);
  const [filter, setFilter] = useState<OfferFilter>("all");
  const [search, setSearch] = useState(NO_SEARCH);
  const [compared, compare] = useState<Offer>();
  const [answered, answerAlone] = useState<number>();
  const wishes = useOfferWish(side);
  const call = side === "seller" ? sellerOffers : makeofferSearch;
  const status = STATUSES[filter];
  const filters = {
    ...(status && { status }),
    ...(search.email && { email: search.email }),
    ...(search.firstName && { first_name: search.firstName }),
    ...(search.lastName && { last_name: search.lastName }),
    ...(search.lot && { project_id: Number(search.lot) }),
    ...(search.isOnSale && { project_status: ["open" as const] }),
  };
  const { data, error, retry } = useQuery(
    call,
    { page, limit: PAGE_SIZE, filters },
    { keepPrevious: true },
  );
  const comparison = useQuery(
    sellerOffers,
    compared
      ? { limit: COMPARED, filters: { project_id: compared.project_id, status: ["open"] } }
      : null,
  );
  useMoneyQueries(call);
  const invoiceHref = (invoice: number) =>
    saleUrl(urlTo, { invoice, isSeller: side === "seller", invoiceUrl });
  return {
    side,
    emit,
    invoiceUrl,
    wishes,
    rows: data?.records,
    range: data?.setDisp ?? "",
    filter,
    filterBy(next) {
      setFilter(next);
      setPage(1);
    },
    search,
    searchFor(next) {
      setSearch(next);
      setPage(1);
    },
    error: error && !data ? { message: error.message, next: error.next, retry } : undefined,
    page,
    pageCount: Math.max(1, Math.ceil((data?.totalRecords ?? 0) / PAGE_SIZE)),
    goTo: setPage,
    lotHref: lotUrl,
    openLot: (lot) => emit("martillo-lot-open-request", { lot, url: lotUrl(lot) }),
    invoiceHref,
    openInvoice: (invoice) =>
      emit("martillo-invoice-open-request", { invoice, url: invoiceHref(invoice) }),
    compared: compared && { title: compared.projects_title, listPrice: compared.list_price },
    // The highest first: that is what is compared.
    offers: comparison.data?.records.toSorted((a, b) => Number(b.amount) - Number(a.amount)),
    compareError: comparison.error && {
      message: comparison.error.message,
      next: comparison.error.next,
      retry: comparison.retry,
    },
    compare,
    answered,
    answerAlone,
  };
}
