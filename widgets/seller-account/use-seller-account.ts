import { saleUrl } from "../../src/patterns/sale-url";
import { useState } from "react";
import { customSellerAccount, type SellerMovement, type SellerTotals } from "../../src/contract";
import { beginOfDay } from "../../src/domain";
import { useMoneyQueries } from "../../src/patterns/money-news";
import { type Emit, useQuery, useRuntime } from "../../src/state";

const PAGE_SIZE = 20;

export interface SellerAccountOptions {
  invoiceUrl: string | undefined;
  emit: Emit;
}

/** First and last day that the list has, as `2026-11-23`; an empty text is no limit. */
export interface SellerAccountPeriod {
  from: string;
  to: string;
}

const ALWAYS: SellerAccountPeriod = { from: "", to: "" };

/** Everything that the view shows. */
export interface SellerAccountModel {
  totals: SellerTotals | undefined;
  /** By when the house pays the oldest of what it owes; null where it owes nothing. */
  paidBy: number | null;
  rows: readonly SellerMovement[];
  range: string;
  error: { message: string; next: string | undefined; retry: () => void } | undefined;
  period: SellerAccountPeriod;
  isNarrowed: boolean;
  narrow: (changes: Partial<SellerAccountPeriod>) => void;
  clear: () => void;
  page: number;
  pageCount: number;
  goTo: (page: number) => void;
  href: (invoice: number) => string;
  /** False when the host takes it over. */
  open: (invoice: number) => boolean;
}

/** The account of a seller. */
export function useSellerAccount({ invoiceUrl, emit }: SellerAccountOptions): SellerAccountModel {
  const { urlTo } = useRuntime();
  const [page, setPage] = useState(1);
  const [period, setPeriod] = useState(ALWAYS);
  const { from, to } = period;
  const { data, error, retry } = useQuery(
    customSellerAccount,
    {
      page,
      limit: PAGE_SIZE,
      // The last day counts whole.
      filters: { ...(from && { from: beginOfDay(from) }), ...(to && { to: beginOfDay(to, 1) }) },
    },
    { keepPrevious: true },
  );
  useMoneyQueries(customSellerAccount);

  function change(next: SellerAccountPeriod) {
    setPeriod(next);
    setPage(1);
  }

  const href = (invoice: number) => saleUrl(urlTo, { invoice, isSeller: true, invoiceUrl });
  return {
    totals: data?.totals,
    paidBy: data?.paid_by ?? null,
    rows: data?.records ?? [],
    range: data?.setDisp ?? "",
    error: error && !data ? { message: error.message, next: error.next, retry } : undefined,
    period,
    isNarrowed: from !== "" || to !== "",
    narrow: (changes) => change({ ...period, ...changes }),
    clear: () => change(ALWAYS),
    page,
    pageCount: Math.max(1, Math.ceil((data?.totalRecords ?? 0) / PAGE_SIZE)),
    goTo: setPage,
    href,
    open: (invoice) => emit("martillo-invoice-open-request", { invoice, url: href(invoice) }),
  };
}
