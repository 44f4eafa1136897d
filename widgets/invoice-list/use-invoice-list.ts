import { saleUrl } from "../../src/patterns/sale-url";
import { useState } from "react";
import { allInvoices, type InvoiceRow, sellerInvoices } from "../../src/contract";
import { withQuery } from "../../src/paths";
import { useMoneyQueries } from "../../src/patterns/money-news";
import { type Emit, useQuery, useRuntime } from "../../src/state";

/** What the person did: bought, or sold. */
export type InvoiceSide = "buyer" | "seller";
/** Which ones. */
export type InvoiceListName = "all" | "paid" | "unpaid" | "cancel";

const PAGE_SIZE = 20;

export interface InvoiceListOptions {
  side: InvoiceSide;
  list: InvoiceListName;
  invoiceUrl: string | undefined;
  emit: Emit;
}

/** By number, and by the days on which they were sold. */
export interface InvoiceFilters {
  common_invoice?: number;
  /** Epoch milliseconds. */
  created_from?: number;
  /** Epoch milliseconds, exclusive. */
  created_to?: number;
}

/** Everything that the view shows. */
export interface InvoiceListModel {
  side: InvoiceSide;
  list: InvoiceListName;
  rows: readonly InvoiceRow[] | undefined;
  range: string;
  search: string;
  searchFor: (text: string) => void;
  /** What else it is narrowed down by. */
  filters: InvoiceFilters;
  filterBy: (filters: InvoiceFilters) => void;
  /** Marked to do something with several at once. */
  marked: ReadonlySet<number>;
  mark: (id: number, isMarked: boolean) => void;
  /** These, and no others. */
  markOnly: (ids: readonly number[]) => void;
  error: { message: string; next: string | undefined; retry: () => void } | undefined;
  page: number;
  pageCount: number;
  goTo: (page: number) => void;
  /** `step`: the form that is open there from the beginning. */
  href: (id: number, step?: "pay" | "record") => string;
  /** False when the host takes it over. */
  open: (id: number, step?: "pay" | "record") => boolean;
}

/** Invoices of one side. */
export function useInvoiceList(options: InvoiceListOptions): InvoiceListModel {
  const { side, list, invoiceUrl, emit } = options;
  const { urlTo } = useRuntime();
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState("");
  const [filters, setFilters] = useState<InvoiceFilters>({});
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const call = side === "seller" ? sellerInvoices : allInvoices;
  const { data, error, retry } = useQuery(
    call,
    { list, page, limit: PAGE_SIZE, filters: { ...filters, ...(search && { search }) } },
    { keepPrevious: true },
  );
  useMoneyQueries(call);
  const href: InvoiceListModel["href"] = (id, step) => {
    const url = saleUrl(urlTo, { invoice: id, isSeller: side === "seller", invoiceUrl });
    return step ? withQuery(url, `step=${step}`) : url;
  };
  return {
    side,
    list,
    rows: data?.records,
    range: data?.setDisp ?? "",
    search,
    searchFor(text) {
      setSearch(text);
      setPage(1);
    },
    filters,
    filterBy(next) {
      setFilters(next);
      setPage(1);
    },
    marked,
    mark(id, isMarked) {
      const next = new Set(marked);
      if (isMarked) next.add(id);
      else next.delete(id);
      setMarked(next);
    },
    markOnly: (ids) => setMarked(new Set(ids)),
    error: error && !data ? { message: error.message, next: error.next, retry } : undefined,
    page,
    pageCount: Math.max(1, Math.ceil((data?.totalRecords ?? 0) / PAGE_SIZE)),
    goTo: setPage,
    href,
    open: (id, step) => emit("martillo-invoice-open-request", { invoice: id, url: href(id, step) }),
  };
}
