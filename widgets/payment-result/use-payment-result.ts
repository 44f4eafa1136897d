import { useEffect, useRef, useState } from "react";
import {
  customPaymentStatus,
  type Payment,
  paymentResponse,
  type PaymentSubject,
} from "../../src/contract";
import { INVOICE_PAGE, TRANSACTIONS_PAGE } from "../../src/paths/pages";
import { useMoneyQueries } from "../../src/patterns/money-news";
import { type Emit, useCall, useQuery, useRuntime } from "../../src/state";

/** Waits between two looks: the last one is repeated. */
const LOOK_AFTER_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];

export interface PaymentResultOptions {
  payment: number | undefined;
  transactionsUrl: string | undefined;
  emit: Emit;
}

/** The result of the payment; `unpaid`: not paid yet, or declined. */
export type PaymentOutcome =
  | { state: "checking" }
  | { state: "missing" }
  | { state: "failed"; message: string; next: string | undefined; retry: () => void }
  | { state: "paid" | "pending" | "review" | "unpaid"; payment: Payment };

/** Everything that the view shows. */
export interface PaymentResultModel {
  outcome: PaymentOutcome;
  transactionsHref: string;
  /** The vehicle and the sale that it is about, once they are known. */
  about: PaymentSubject | undefined;
  /** Where a purchase goes on that was paid. */
  purchaseHref: (invoice: number) => string;
  /** A press on that; false when the host takes it over. */
  openPurchase: (invoice: number) => boolean;
  /** The payment is made again. */
  isRetrying: boolean;
  again: () => void;
  emit: Emit;
}

function outcomeOf(payment: Payment): PaymentOutcome {
  if (payment.unknown) return { state: "pending", payment };
  switch (payment.status) {
    case "succeeded":
      return { state: "paid", payment };
    case "processing":
    case "authorized":
      return { state: "pending", payment };
    case "review":
      return { state: "review", payment };
    default:
      return { state: "unpaid", payment };
  }
}

/** Asks the house what became of a payment, until there is nothing to wait for any more. */
export function usePaymentResult(options: PaymentResultOptions): PaymentResultModel {
  const { payment: id, transactionsUrl, emit } = options;
  const { urlTo } = useRuntime();
  const [isRetrying, setRetrying] = useState(false);
  const provider = useCall(paymentResponse);
  const { data, error, retry, isValidating } = useQuery(
    customPaymentStatus,
    id === undefined ? null : { id },
  );
  useMoneyQueries(customPaymentStatus);

  // The gateway may know more than the house has heard of so far.
  const { run } = provider;
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (id !== undefined) void run({ payment: id }).then(() => latest.current());
  }, [id, run]);

  const purchaseHref = (invoice: number) => urlTo(INVOICE_PAGE, { id: invoice });
  const outcome = find();
  const isWaiting = outcome.state === "pending";
  const looks = useRef(0);
  useEffect(() => {
    if (!isWaiting || isValidating) return;
    const waitMs = LOOK_AFTER_MS[Math.min(looks.current++, LOOK_AFTER_MS.length - 1)];
    const timer = setTimeout(() => latest.current(), waitMs);
    return () => clearTimeout(timer);
  }, [isWaiting, isValidating]);

  function find(): PaymentOutcome {
    if (id === undefined) return { state: "missing" };
    if (data?.payment) {
      const found = outcomeOf(data.payment);
      // What the house has not heard of is not called unpaid before the gateway was asked.
      return found.state === "unpaid" && provider.isRunning ? { state: "checking" } : found;
    }
    if (data) return { state: "missing" };
    if (!error) return { state: "checking" };
    return { state: "failed", message: error.message, next: error.next, retry };
  }

  return {
    outcome,
    transactionsHref: transactionsUrl ?? urlTo(TRANSACTIONS_PAGE),
    about: data?.about,
    purchaseHref,
    openPurchase: (invoice) =>
      emit("martillo-invoice-open-request", { invoice, url: purchaseHref(invoice) }),
    isRetrying,
    again: () => setRetrying(true),
    emit,
  };
}
