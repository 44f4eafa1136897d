import { useState } from "react";
import { customReturnDeposit, type Deposit, depositAll, depositOne } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { fillPath } from "../../src/paths";
import { DEPOSIT_INVOICE_PAGE } from "../../src/paths/pages";
import { useMoneyQueries } from "../../src/patterns/money-news";
import { type CallError, type Emit, useCall, useQuery, useRuntime } from "../../src/state";
import { depositListMessages } from "./deposit-list.messages";

/** Which deposits a list holds. */
export type DepositAction = "all" | "active" | "returned" | "applied" | "forfeited";

const PAGE_SIZE = 10;

/** Everything that the view shows. */
export interface DepositListModel {
  action: DepositAction;
  rows: readonly Deposit[] | undefined;
  error: { message: string; next: string | undefined; retry: () => void } | undefined;
  page: number;
  pageCount: number;
  goTo: (page: number) => void;
  documentHref: (id: number) => string;
  lot: LotLink;
  giving: GivingBack;
}

/** Where a deposit's lot is. */
export interface LotLink {
  href: (lot: number) => string;
  /** False when the host takes it over. */
  open: (lot: number) => boolean;
}

/** A deposit that is asked back. */
export interface GivingBack {
  deposit: Deposit | undefined;
  isBusy: boolean;
  error: CallError | undefined;
  /** Message about the last action. */
  done: string | undefined;
  ask: (deposit: Deposit | undefined) => void;
  confirm: () => void;
}

export interface DepositListOptions {
  action: DepositAction;
  documentUrl: string | undefined;
  emit: Emit;
}

/** The deposits of a person. */
export function useDepositList(options: DepositListOptions): DepositListModel {
  const { action, documentUrl, emit } = options;
  const { urlTo } = useRuntime();
  const [page, setPage] = useState(1);
  const { data, error, retry } = useQuery(
    depositAll,
    { action, page, limit: PAGE_SIZE },
    { keepPrevious: true },
  );
  useMoneyQueries(depositAll);
  const lot = useLotLink(emit);
  const giving = useGivingBack(emit);
  return {
    action,
    rows: data?.records,
    error: error && !data ? { message: error.message, next: error.next, retry } : undefined,
    page,
    pageCount: Math.max(1, Math.ceil((data?.totalRecords ?? 0) / PAGE_SIZE)),
    goTo: setPage,
    documentHref: (id) =>
      documentUrl === undefined
        ? urlTo(DEPOSIT_INVOICE_PAGE, { id })
        : fillPath(documentUrl, { id }),
    lot,
    giving,
  };
}

export function useLotLink(emit: Emit): LotLink {
  const { lotUrl } = useRuntime();
  return {
    href: lotUrl,
    open: (lot) => emit("martillo-lot-open-request", { lot, url: lotUrl(lot) }),
  };
}

/** Asks a deposit back, after asking whether that is meant. */
export function useGivingBack(emit: Emit): GivingBack {
  const t = useMessages(depositListMessages);
  const { invalidate } = useRuntime();
  const { run, isRunning } = useCall(customReturnDeposit);
  const [deposit, setDeposit] = useState<Deposit>();
  const [error, setError] = useState<CallError>();
  const [done, setDone] = useState<string>();

  async function confirm() {
    if (!deposit) return;
    setError(undefined);
    const result = await run({ id: deposit.id });
    if (!result.ok) return setError(result.error);
    const { id, project_id, amount } = result.data.record;
    setDeposit(undefined);
    setDone(t("returnDone"));
    invalidate(depositAll.name, depositOne.name);
    emit("martillo-deposit-returned", { deposit: id, lot: project_id, amount });
  }

  return {
    deposit,
    isBusy: isRunning,
    error,
    done,
    ask(next) {
      setError(undefined);
      setDone(undefined);
      setDeposit(next);
    },
    confirm: () => void confirm(),
  };
}
