import { useState } from "react";
import { purchases, type PurchaseRow } from "../../src/contract";
import { RETURN_REQUEST_PAGE } from "../../src/paths/pages";
import { useMoneyQueries } from "../../src/patterns/money-news";
import { purchaseHref } from "../../src/patterns/purchase-line";
import { type Emit, useQuery, useRuntime } from "../../src/state";

/** Which purchases. */
export type PurchaseListName =
  | "all"
  | "pending"
  | "paid"
  | "pickup"
  | "completed"
  | "returned"
  | "won"
  | "open";

const PAGE_SIZE = 10;

export interface PurchaseListOptions {
  type: PurchaseListName;
  emit: Emit;
}

/** Everything that the view shows. */
export interface PurchaseListModel {
  type: PurchaseListName;
  rows: readonly PurchaseRow[] | undefined;
  range: string;
  error: { message: string; next: string | undefined; retry: () => void } | undefined;
  page: number;
  pageCount: number;
  goTo: (page: number) => void;
  invoiceHref: (row: PurchaseRow) => string;
  /** Where it is given back, or its return is to be seen; null where the next step is that, or there is nothing. */
  returnHref: (row: PurchaseRow) => string | null;
  /** False when the host takes it over. */
  open: (row: PurchaseRow, url: string) => boolean;
}

/** The purchases of a user. */
export function usePurchaseList({ type, emit }: PurchaseListOptions): PurchaseListModel {
  const { urlTo } = useRuntime();
  const [page, setPage] = useState(1);
  const { data, error, retry } = useQuery(
    purchases,
    { list: type, page, limit: PAGE_SIZE },
    { keepPrevious: true },
  );
  useMoneyQueries(purchases);
  const invoiceHref = (row: PurchaseRow) => purchaseHref(urlTo, row);
  const returnHref = ({ invoice_id: id }: PurchaseRow) => urlTo(RETURN_REQUEST_PAGE, { id });
  return {
    type,
    rows: data?.records,
    range: data?.setDisp ?? "",
    error: error && !data ? { message: error.message, next: error.next, retry } : undefined,
    page,
    pageCount: Math.max(1, Math.ceil((data?.totalRecords ?? 0) / PAGE_SIZE)),
    goTo: setPage,
    invoiceHref,
    returnHref: (row) =>
      row.next === "give_back" || (row.may_return === 0 && row.return_status === null)
        ? null
        : returnHref(row),
    open: ({ invoice_id: invoice }, url) => emit("martillo-invoice-open-request", { invoice, url }),
  };
}
