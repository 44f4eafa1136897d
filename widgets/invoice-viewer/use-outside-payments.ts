import { useState } from "react";
import {
  type AnyCall,
  cartPayOffline,
  checkAppointments,
  customTransferReceipt,
  type InputOf,
  sellerPayOffline,
} from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { usePress } from "../../src/patterns/press";
import { type CallError, useCall, useRuntime } from "../../src/state";
import { invoiceFormsMessages } from "./invoice-forms.messages";
import { invoiceViewerMessages } from "./invoice-viewer.messages";
import { type InvoiceViewerModel, pendingTransfer } from "./use-invoice-viewer";

type Unkeyed<A extends AnyCall> = Omit<InputOf<A>, "idempotency_key">;

/** A form whose press must count once. */
export interface OncePressed {
  isBusy: boolean;
  refusal: CallError | undefined;
  /** It is not known whether the last press counted: `again` sends the same once more. */
  isUnknown: boolean;
  again: () => void;
}

/** Notes a payment that the seller had by transfer or in cash. */
export function useRecordedPayment({ shown, emit, finish, refresh }: InvoiceViewerModel) {
  const t = useMessages(invoiceViewerMessages);
  const { invalidate } = useRuntime();
  const { run, isRunning } = useCall(sellerPayOffline);
  const [refusal, setRefusal] = useState<CallError>();
  const payment = usePress({
    send: (input: Unkeyed<typeof sellerPayOffline>, key) => run({ ...input, idempotency_key: key }),
  });

  async function send(input?: Unkeyed<typeof sellerPayOffline>) {
    setRefusal(undefined);
    const pressed = await payment.press(() => input);
    if (!pressed) return;
    if (!pressed.ok) {
      // The time that was chosen may have gone meanwhile, and the payment may have arrived.
      invalidate(checkAppointments.name);
      return pressed.isUnknown ? refresh() : setRefusal(pressed.error);
    }
    finish(t("recorded"));
    const { invoice_id, amount } = pressed.input;
    emit("martillo-payment-recorded", { invoice: Number(invoice_id), amount: String(amount) });
  }

  return {
    isBusy: isRunning,
    refusal,
    isUnknown: payment.isUnknown,
    again: () => void send(),
    /** `start`: when it is picked up; null where that is agreed already, or later. */
    record: (amount: string, reference: string, start: number | null) =>
      void send({
        invoice_id: shown,
        amount,
        ...(reference && { reference }),
        payment_method: "offline",
        pay_type: "auction",
        ...(start !== null && { payment_object: { invoice_id: shown, appointmentTime: start } }),
      }),
  } satisfies OncePressed & Record<string, unknown>;
}

/** A transfer that its buyer tells of; the receipt goes after it. */
interface ToldTransfer {
  input: Unkeyed<typeof cartPayOffline>;
  receipt: File | undefined;
}

/** A buyer tells of a transfer that is on its way. */
export function useToldTransfer({ shown, finish, refresh }: InvoiceViewerModel) {
  const t = useMessages(invoiceFormsMessages);
  const telling = useCall(cartPayOffline);
  const showing = useCall(customTransferReceipt);
  const [refusal, setRefusal] = useState<CallError>();
  const transfer = usePress({
    send: ({ input }: ToldTransfer, key) => telling.run({ ...input, idempotency_key: key }),
  });

  async function send(told?: ToldTransfer) {
    setRefusal(undefined);
    const pressed = await transfer.press(() => told);
    if (!pressed) return;
    if (!pressed.ok) return pressed.isUnknown ? refresh() : setRefusal(pressed.error);
    const { receipt } = pressed.input;
    const sent = receipt && pendingTransfer(pressed.data.record);
    if (!sent) return finish(t("told"));
    const kept = await showing.run({ transaction_id: sent.id, file: receipt });
    // The seller knows of the transfer all the same; the receipt can be added later.
    finish(kept.ok ? t("told") : t("toldAlone", { reason: kept.error.message }));
  }

  return {
    isBusy: telling.isRunning || showing.isRunning,
    refusal,
    isUnknown: transfer.isUnknown,
    again: () => void send(),
    tell: (amount: string, reference: string, receipt: File | undefined) =>
      void send({ input: { invoice_id: shown, amount, ...(reference && { reference }) }, receipt }),
  } satisfies OncePressed & Record<string, unknown>;
}
