import { useState } from "react";
import { pathTo } from "../../src/domain";
import {
  allInvoices,
  checkAppointments,
  customInvoiceDue,
  fileLink,
  type InvoiceDetail,
  type InvoiceRow,
  invoiceChangeStatus,
  sellerInvoice,
  sellerInvoices,
  sellerPayOffline,
  userInvoice,
} from "../../src/contract";
import { formatMoment, useMessages } from "../../src/i18n";
import type { Cancellation } from "../../src/patterns/cancel-sale";
import { useMoneyQueries } from "../../src/patterns/money-news";
import { type CallError, type Emit, useAction, useQuery, useRuntime } from "../../src/state";
import { invoiceViewerMessages } from "./invoice-viewer.messages";

export type InvoiceSide = "buyer" | "seller";
/** Whether the sale can be changed, or is only looked at. */
export type InvoiceMode = "view_document" | "edit_document";

/** What changes a sale. */
const EDITS: readonly InvoiceRow["actions"][number][] = [
  "record_payment",
  "move_to_unpaid",
  "extend_due",
  "edit_winner",
  "cancel",
];

export interface InvoiceViewerOptions {
  invoice: number;
  side: InvoiceSide;
  mode: InvoiceMode;
  emit: Emit;
}

/** What is open over the document. */
export type InvoiceStep = "none" | "pay" | "record" | "cancel" | "unpaid" | "winner" | "due";

/** Everything that the view shows. */
export interface InvoiceViewerModel extends InvoiceViewerOptions {
  record: InvoiceDetail | undefined;
  /** Number of the one that is shown: of who took the sale over, once it was given away. */
  shown: number;
  /** There is none of that number for who asks. */
  isMissing: boolean;
  error: { message: string; next: string | undefined; retry: (() => void) | undefined } | undefined;
  step: InvoiceStep;
  open: (step: InvoiceStep) => void;
  close: () => void;
  may: (action: InvoiceRow["actions"][number]) => boolean;
  /** The document as a file. */
  download: () => void;
  isDownloading: boolean;
  lotHref: string;
  /** Where its buyer books when it is picked up; undefined as long as it is not paid, and once it was handed over. */
  pickupHref: string | undefined;
  /** Where its buyer gives it back, or sees how that goes. */
  returnHref: string | undefined;
  /** False when the host takes it over. */
  openLot: () => boolean;
  /** All that was due is paid. */
  paid: () => void;
  isBusy: boolean;
  refusal: CallError | undefined;
  /** What was done last. */
  done: string | undefined;
  /** `start`: when it is picked up; null where that is agreed already, or later. */
  recordPayment: (amount: string, reference: string, start: number | null) => void;
  cancel: (cancellation: Cancellation) => void;
  takeBack: () => void;
  /** Epoch milliseconds: the end of the last day. */
  extendDue: (dueAt: number, notes: string) => void;
  /** Shows the sale of who took it over. */
  showHeir: (userId: number) => void;
}

/** One purchase or sale, and what can be done about it. */
export function useInvoiceViewer(options: InvoiceViewerOptions): InvoiceViewerModel {
  const { invoice, side, mode, emit } = options;
  const t = useMessages(invoiceViewerMessages);
  const { apiBase, invalidate, lotUrl } = useRuntime();
  const call = side === "seller" ? sellerInvoice : userInvoice;
  const [heir, setHeir] = useState<number>();
  // Who took the sale over has an account of their own, which the server finds by the person.
  const { data, error, retry } = useQuery(
    call,
    { invoice_id: invoice, ...(heir !== undefined && { user_id: heir }) },
    { keepPrevious: true },
  );
  useMoneyQueries(call);
  const recording = useAction(sellerPayOffline);
  const changing = useAction(invoiceChangeStatus);
  const extending = useAction(customInvoiceDue);
  const linking = useAction(fileLink);
  const [step, setStep] = useState<InvoiceStep>("none");
  const [refusal, setRefusal] = useState<CallError>();
  const [done, setDone] = useState<string>();
  const record = data?.record;
  const lot = record?.project_id ?? 0;
  const shown = record?.invoice_id ?? invoice;

  function finish(text: string) {
    setStep("none");
    setDone(text);
    invalidate(call.name, allInvoices.name, sellerInvoices.name, checkAppointments.name);
  }

  async function recordPayment(amount: string, reference: string, start: number | null) {
    setRefusal(undefined);
    const result = await recording.run({
      invoice_id: shown,
      amount,
      ...(reference && { reference }),
      payment_method: "offline",
      pay_type: "auction",
      ...(start !== null && { payment_object: { invoice_id: shown, appointmentTime: start } }),
      idempotency_key: crypto.randomUUID(),
    });
    if (!result.ok) {
      // The time that was chosen may have gone meanwhile.
      invalidate(checkAppointments.name);
      return setRefusal(result.error);
    }
    finish(t("recorded"));
    emit("martillo-payment-recorded", { invoice: shown, amount });
  }

  async function change(action: "cancel" | "unpaid", more: object, text: string) {
    setRefusal(undefined);
    const result = await changing.run({ action, invoice_ids: [shown], ...more });
    if (!result.ok) return setRefusal(result.error);
    const [failed] = result.data.failed;
    if (failed) return setRefusal({ code: failed.code, message: failed.message } as CallError);
    finish(text);
    if (action === "cancel") emit("martillo-invoice-cancelled", { invoice: shown, lot });
  }

  async function extendDue(due_at: number, notes: string) {
    setRefusal(undefined);
    const result = await extending.run({ invoice_id: shown, due_at, notes });
    if (!result.ok) return setRefusal(result.error);
    finish(t("extended", { date: formatMoment(result.data.record.due_at - 1) }));
  }

  async function download() {
    setRefusal(undefined);
    const result = await linking.run({ kind: "invoice", id: shown });
    if (result.ok) globalThis.location.assign(apiBase + result.data.url);
    else setRefusal(result.error);
  }

  return {
    ...options,
    record,
    shown,
    isMissing: !data && error?.code === "NOT_FOUND",
    error:
      error && !data
        ? {
            message: error.message,
            next: error.next,
            retry: error.code === "NOT_FOUND" ? undefined : retry,
          }
        : undefined,
    step,
    open(next) {
      setRefusal(undefined);
      setDone(undefined);
      setStep(next);
    },
    close() {
      setStep("none");
      // Perhaps it was paid, and nobody waited for the word.
      invalidate(call.name);
    },
    may: (action) =>
      (mode === "edit_document" || !EDITS.includes(action)) &&
      (record?.actions.includes(action) ?? false),
    download: () => void download(),
    isDownloading: linking.isRunning,
    lotHref: lotUrl(lot),
    pickupHref:
      side === "buyer" && record?.status === "paid" && record.delivered < 3
        ? apiBase + pathTo("appointment", { id: invoice })
        : undefined,
    returnHref:
      side === "buyer" && record !== undefined && record.status !== "cancel"
        ? apiBase + pathTo("returnRequest", { id: invoice })
        : undefined,
    openLot: () => emit("martillo-lot-open-request", { lot, url: lotUrl(lot) }),
    paid() {
      invalidate(call.name, allInvoices.name);
      if (record) emit("martillo-invoice-paid", { invoice, lot, amount: record.total_due_amount });
    },
    isBusy: recording.isRunning || changing.isRunning || extending.isRunning,
    refusal,
    done,
    recordPayment: (amount, reference, start) => void recordPayment(amount, reference, start),
    cancel: ({ reason, notes }) =>
      void change("cancel", { cancel_reason: reason, notes }, t("cancelled")),
    takeBack: () => void change("unpaid", {}, t("takenBack")),
    showHeir: setHeir,
    extendDue: (dueAt, notes) => void extendDue(dueAt, notes),
  };
}
