import { useState } from "react";
import {
  appointmentUpdate,
  checkAppointments,
  customDelivery,
  fileLink,
  type InputOf,
  type Pickup,
  purchases,
  salePapers,
  sellerInvoice,
  userInvoice,
} from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { DOCUMENTS_PAGE, INVOICES_PAGE } from "../../src/paths/pages";
import { useMoneyQueries } from "../../src/patterns/money-news";
import type { Collector } from "../../src/patterns/pickup-time";
import { saleUrl } from "../../src/patterns/sale-url";
import { type ReadFailure, readFailure } from "../../src/patterns/read-failure";
import { type CallError, type Emit, useCall, useQuery, useRuntime } from "../../src/state";
import { appointmentPickerMessages } from "./appointment-picker.messages";

export interface AppointmentPickerOptions {
  invoice: number;
  backUrl: string | undefined;
  emit: Emit;
}

/** The open step. */
export type PickupStep = "none" | "move" | "cancel";

/** What the person has chosen. */
export interface AppointmentWish {
  start: number;
  /** Undefined: the buyer. */
  person: Collector | undefined;
}

/** Everything that the view shows. */
export interface AppointmentPickerModel {
  pickup: Pickup | undefined;
  error: ReadFailure | undefined;
  step: PickupStep;
  open: (step: PickupStep) => void;
  may: (action: Pickup["actions"][number]) => boolean;
  backHref: string;
  invoiceHref: string;
  /** False when the host takes it over. */
  openInvoice: () => boolean;
  papersHref: string;
  isBusy: boolean;
  refusal: CallError | undefined;
  /** Message about the last action. */
  done: string | undefined;
  book: (wish: AppointmentWish) => void;
  cancel: (reason: string) => void;
  deliver: (delivered: 1 | 2) => void;
  /** Something was done: closes its step and says so. */
  finish: (text: string) => void;
  /** Reads it anew. */
  refresh: () => void;
  /** Gets the entry for calendar programs. */
  download: () => void;
  /** Gets a picture of the hand-over. */
  downloadPhoto: (file: number) => void;
}

/** Picking up what was sold, from whichever side the signed-in person is on. */
export function useAppointmentPicker(options: AppointmentPickerOptions): AppointmentPickerModel {
  const { invoice, backUrl, emit } = options;
  const t = useMessages(appointmentPickerMessages);
  const { apiBase, invalidate, urlTo } = useRuntime();
  const { data, error, retry } = useQuery(checkAppointments, { invoice_id: invoice });
  useMoneyQueries(checkAppointments);
  const updating = useCall(appointmentUpdate);
  const delivering = useCall(customDelivery);
  const linking = useCall(fileLink);
  const [step, setStep] = useState<PickupStep>("none");
  const [refusal, setRefusal] = useState<CallError>();
  const [done, setDone] = useState<string>();
  const lot = data?.project_id ?? 0;
  const isSeller = data?.side === "seller";
  const invoiceHref = saleUrl(urlTo, { invoice, isSeller });

  function begin() {
    setRefusal(undefined);
    setDone(undefined);
  }

  function finish(text: string) {
    setStep("none");
    setDone(text);
    invalidate(
      checkAppointments.name,
      purchases.name,
      salePapers.name,
      userInvoice.name,
      sellerInvoice.name,
    );
  }

  async function send(input: Omit<InputOf<typeof appointmentUpdate>, "invoice_id">) {
    begin();
    const result = await updating.run({ invoice_id: invoice, ...input });
    if (result.ok) return true;
    setRefusal(result.error);
    // Places may have gone meanwhile.
    invalidate(checkAppointments.name);
    return false;
  }

  async function book({ start, person }: AppointmentWish) {
    const isMove = step === "move";
    if (!(await send({ appointmentTime: start, ...(person && { person }) }))) return;
    finish(t(isMove ? "moved" : "booked"));
    emit("martillo-appointment-booked", { invoice, lot, start });
  }

  async function cancel(reason: string) {
    if (!(await send({ action: "cancel", ...(reason && { reason }) }))) return;
    finish(t("cancelled"));
    emit("martillo-appointment-cancelled", { invoice, lot });
  }

  async function deliver(delivered: 1 | 2) {
    begin();
    const result = await delivering.run({ invoice_id: invoice, delivered });
    if (result.ok) finish(t(delivered === 2 ? "isReady" : "isShipped"));
    else setRefusal(result.error);
  }

  async function download(file: InputOf<typeof fileLink>) {
    begin();
    const result = await linking.run(file);
    if (result.ok) globalThis.location.assign(apiBase + result.data.url);
    else setRefusal(result.error);
  }

  return {
    pickup: data,
    error: readFailure(data, error, retry),
    step,
    open(next) {
      begin();
      setStep(next);
    },
    may: (action) => data?.actions.includes(action) ?? false,
    backHref: backUrl ?? urlTo(INVOICES_PAGE, { list: "paid" }),
    invoiceHref,
    openInvoice: () => emit("martillo-invoice-open-request", { invoice, url: invoiceHref }),
    papersHref: urlTo(DOCUMENTS_PAGE),
    isBusy: updating.isRunning || delivering.isRunning,
    refusal,
    done,
    book: (wish) => void book(wish),
    cancel: (reason) => void cancel(reason),
    deliver: (delivered) => void deliver(delivered),
    finish,
    refresh: () => invalidate(checkAppointments.name),
    download: () => void download({ kind: "ics", id: invoice }),
    downloadPhoto: (file) => void download({ kind: "handover", id: file }),
  };
}
