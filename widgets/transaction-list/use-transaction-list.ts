import { useState } from "react";
import { allTransactions, type Transaction } from "../../src/contract";
import { useMoneyQueries } from "../../src/patterns/money-news";
import { useQuery } from "../../src/state";

const PAGE_SIZE = 20;
const DAY_MS = 86_400_000;

/** What the list is narrowed to; an empty text is everything, days as `2026-11-23`. */
export interface TransactionFilters {
  kind: "" | Transaction["kind"];
  status: "" | Transaction["status"];
  from: string;
  to: string;
}

const NO_FILTERS: TransactionFilters = { kind: "", status: "", from: "", to: "" };

/** Everything that the view shows. */
export interface TransactionListModel {
  rows: readonly Transaction[] | undefined;
  error: { message: string; next: string | undefined; retry: () => void } | undefined;
  filters: TransactionFilters;
  isFiltered: boolean;
  filter: (changes: Partial<TransactionFilters>) => void;
  clear: () => void;
  page: number;
  pageCount: number;
  goTo: (page: number) => void;
}

/** Midnight of a day where the visitor is; undefined for what is no whole date. */
function startOf(day: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const ms = new Date(`${day}T00:00`).getTime();
  return Number.isNaN(ms) ? undefined : ms;
}

function wireOf({ kind, status, from, to }: TransactionFilters) {
  const fromMs = startOf(from);
  const toMs = startOf(to);
  return {
    ...(kind !== "" && { kind }),
    ...(status !== "" && { status }),
    ...(fromMs !== undefined && { from: fromMs }),
    // The last day counts whole.
    ...(toMs !== undefined && { to: toMs + DAY_MS }),
  };
}

/** What a person paid and got back. */
export function useTransactionList(): TransactionListModel {
  const [page, setPage] = useState(1);
  const [filters, setFilters] = useState(NO_FILTERS);
  const { data, error, retry } = useQuery(
    allTransactions,
    { page, limit: PAGE_SIZE, filters: wireOf(filters) },
    { keepPrevious: true },
  );
  useMoneyQueries(allTransactions);

  function change(next: TransactionFilters) {
    setFilters(next);
    setPage(1);
  }

  return {
    rows: data?.records,
    error: error && !data ? { message: error.message, next: error.next, retry } : undefined,
    filters,
    isFiltered: Object.keys(wireOf(filters)).length > 0,
    filter: (changes) => change({ ...filters, ...changes }),
    clear: () => change(NO_FILTERS),
    page,
    pageCount: Math.max(1, Math.ceil((data?.totalRecords ?? 0) / PAGE_SIZE)),
    goTo: setPage,
  };
}
