import { useState } from "react";
import { parseCents, toDecimal } from "../../src/domain";
import {
  allInvoices,
  checkAppointments,
  customInvoiceDue,
  customPaymentConfirm,
  customTransferReceipt,
  fileLink,
  type InvoiceDetail,
  type InvoiceRow,
  invoiceChangeStatus,
  mayDo,
  sellerInvoice,
  sellerInvoices,
  userInvoice,
} from "../../src/contract";
import { formatMoment, useMessages } from "../../src/i18n";
import { RETURN_REQUEST_PAGE } from "../../src/paths/pages";
import type { Cancellation } from "../../src/patterns/cancel-sale";
import { useMoneyQueries } from "../../src/patterns/money-news";
import { type ReadFailure, readFailure } from "../../src/patterns/read-failure";
import {
  type CallError,
  type Emit,
  isUnanswered,
  useCall,
  useQuery,
  useRuntime,
  useSession,
} from "../../src/state";
import { invoiceViewerMessages } from "./invoice-viewer.messages";

export type InvoiceSide = "buyer" | "seller";
/** Whether the sale can be changed, or is only looked at. */
export type InvoiceMode = "view_document" | "edit_document";

/** What changes a sale. */
const EDITS: readonly InvoiceRow["actions"][number][] = [
  "record_payment",
  "confirm_transfer",
  "move_to_unpaid",
  "extend_due",
  "edit_winner",
  "cancel",
];

/** What may be open from the beginning, and the action that it belongs to. */
const BEGINNINGS = { pay: "pay", record: "record_payment" } as const;
export type InvoiceBeginning = keyof typeof BEGINNINGS;

export interface InvoiceViewerOptions {
  invoice: number;
  side: InvoiceSide;
  mode: InvoiceMode;
  step?: InvoiceBeginning | undefined;
  emit: Emit;
}

/** The form that is open over the document. */
export type InvoiceStep =
  | "none"
  | "pay"
  | "record"
  | "cancel"
  | "unpaid"
  | "winner"
  | "due"
  | "tell"
  | "confirm"
  | "receipt";

/** Everything that the view shows. */
export interface InvoiceViewerModel extends Omit<InvoiceViewerOptions, "step"> {
  record: InvoiceDetail | undefined;
  /** Number of the shown invoice: the new buyer's, once the sale was given away. */
  shown: number;
  /** There is no invoice of that number for this visitor. */
  isMissing: boolean;
  error: ReadFailure | undefined;
  step: InvoiceStep;
  open: (step: InvoiceStep) => void;
  close: () => void;
  may: (action: InvoiceRow["actions"][number]) => boolean;
  /** The document as a file. */
  download: () => void;
  isDownloading: boolean;
  lotHref: string;
  /** Where its buyer gives it back, or sees how that goes. */
  returnHref: string | undefined;
  /** False when the host takes it over. */
  openLot: () => boolean;
  /** The amount due is paid; `amount`: only this part of it. */
  paid: (amount?: string) => void;
  isBusy: boolean;
  refusal: CallError | undefined;
  /** Message about the last action. */
  done: string | undefined;
  /** Ends the open step: shows `text`, and reads all data again that the step changes. */
  finish: (text: string) => void;
  /** The transfer that the buyer told of and that is not answered yet. */
  told: InvoiceDetail["allTransactions"][number] | undefined;
  /** The buyer shows a receipt of it. */
  addReceipt: (file: File) => void;
  /** Opens what the buyer shows of a transfer. */
  openReceipt: (transaction: number) => void;
  /** Whether it has come; by its buyer `reject` takes the word back. */
  answerTransfer: (action: "confirm" | "reject") => void;
  cancel: (cancellation: Cancellation) => void;
  /** What goes back if the sale is cancelled, in cents. */
  returnedCents: number;
  takeBack: () => void;
  /** Reads it again. */
  refresh: () => void;
  /** Epoch milliseconds: the end of the last day. */
  extendDue: (dueAt: number, notes: string) => void;
  /** Shows the sale of who took it over. */
  showHeir: (userId: number) => void;
}

/** The transfer that the buyer of a sale told of and its seller has not answered. */
export function pendingTransfer({ allTransactions }: InvoiceDetail) {
  return allTransactions.find(({ method, status }) => method === "offline" && status === "pending");
}

/** One purchase or sale, and what can be done about it. */
export function useInvoiceViewer(options: InvoiceViewerOptions): InvoiceViewerModel {
  const { invoice, side, mode, step: beginning, emit } = options;
  const t = useMessages(invoiceViewerMessages);
  const { apiBase, invalidate, lotUrl, urlTo } = useRuntime();
  const { user } = useSession();
  const call = side === "seller" ? sellerInvoice : userInvoice;
  const [heir, setHeir] = useState<{ of: number; person: number }>();
  // The new buyer has an invoice of their own, which the server finds by the person and the number of the former invoice.
  const { data, error, retry } = useQuery(
    call,
    heir ? { invoice_id: heir.of, user_id: heir.person } : { invoice_id: invoice },
    { keepPrevious: true },
  );
  useMoneyQueries(call);
  const changing = useCall(invoiceChangeStatus);
  const extending = useCall(customInvoiceDue);
  const answering = useCall(customPaymentConfirm);
  const showing = useCall(customTransferReceipt);
  const linking = useCall(fileLink);
  const [opened, setStep] = useState<InvoiceStep>();
  const [refusal, setRefusal] = useState<CallError>();
  const [done, setDone] = useState<string>();
  const record = data?.record;
  const lot = record?.project_id ?? 0;
  const shown = record?.invoice_id ?? invoice;
  const returnedCents = (record?.would_return ?? []).reduce(
    (sum, { amount }) => sum + parseCents(amount),
    0,
  );
  const told = record && pendingTransfer(record);

  const may = (action: InvoiceRow["actions"][number]) =>
    (mode === "edit_document" || !EDITS.includes(action)) &&
    (action !== "edit_winner" || mayDo(user, "award")) &&
    (record?.actions.includes(action) ?? false);
  // Decided once, when the allowed actions are known: the open form stays when its action ends, as the invoice is paid.
  if (opened === undefined && record) {
    setStep(beginning !== undefined && may(BEGINNINGS[beginning]) ? beginning : "none");
  }
  const step = opened ?? "none";

  function finish(text: string) {
    setStep("none");
    setDone(text);
    invalidate(call.name, allInvoices.name, sellerInvoices.name, checkAppointments.name);
  }

  /** Its buyer gives it back there; its seller proposes there that a sale is undone, as long as the vehicle has not gone. */
  function returnHref(): string | undefined {
    if (record === undefined || record.status === "cancel") return undefined;
    const href = urlTo(RETURN_REQUEST_PAGE, { id: invoice });
    if (side === "buyer") return href;
    const mayUndo = mode === "edit_document" && record.status === "paid" && record.delivered < 3;
    return mayUndo && record.returned_date === null ? `${href}?side=seller` : undefined;
  }

  async function addReceipt(file: File) {
    if (!told) return;
    setRefusal(undefined);
    const result = await showing.run({ transaction_id: told.id, file });
    // It may have arrived.
    if (!result.ok && isUnanswered(result.error)) retry();
    if (!result.ok) return setRefusal(result.error);
    finish(t("receiptAdded"));
  }

  async function openReceipt(transaction: number) {
    setRefusal(undefined);
    const result = await linking.run({ kind: "receipt", id: transaction });
    if (result.ok) globalThis.location.assign(apiBase + result.data.url);
    else setRefusal(result.error);
  }

  async function answerTransfer(action: "confirm" | "reject") {
    if (!told) return;
    setRefusal(undefined);
    const result = await answering.run({ transaction_id: told.id, action });
    if (!result.ok) return setRefusal(result.error);
    if (action === "reject") return finish(t(side === "buyer" ? "untold" : "rejected"));
    finish(t("recorded"));
    emit("martillo-payment-recorded", { invoice: shown, amount: told.amount });
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
    error: readFailure(data, error, retry),
    step,
    open(next) {
      setRefusal(undefined);
      setDone(undefined);
      setStep(next);
    },
    close() {
      setStep("none");
      // It may be paid although the visitor did not wait for the answer.
      invalidate(call.name);
    },
    may,
    download: () => void download(),
    isDownloading: linking.isRunning,
    lotHref: lotUrl(lot),
    returnHref: returnHref(),
    openLot: () => emit("martillo-lot-open-request", { lot, url: lotUrl(lot) }),
    paid(amount) {
      invalidate(call.name, allInvoices.name);
      const isWhole = amount === undefined || amount === record?.total_due_amount;
      if (record && isWhole)
        emit("martillo-invoice-paid", { invoice, lot, amount: record.total_due_amount });
    },
    returnedCents,
    isBusy: [changing, extending, answering, showing].some((one) => one.isRunning),
    refusal,
    done,
    finish,
    told,
    addReceipt: (file) => void addReceipt(file),
    openReceipt: (transaction) => void openReceipt(transaction),
    answerTransfer: (action) => void answerTransfer(action),
    cancel: ({ reason, notes }) =>
      void change(
        "cancel",
        {
          cancel_reason: reason,
          notes,
          ...(returnedCents > 0 && { returns: toDecimal(returnedCents) }),
        },
        t("cancelled"),
      ),
    takeBack: () => void change("unpaid", {}, t("takenBack")),
    refresh: retry,
    showHeir: (person) => setHeir({ of: shown, person }),
    extendDue: (dueAt, notes) => void extendDue(dueAt, notes),
  };
}
