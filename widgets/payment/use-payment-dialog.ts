import { useState } from "react";
import { customPaymentQuote, type PaymentPurpose } from "../../src/contract";
import { useMoneyQueries } from "../../src/patterns/money-news";
import {
  type CallError,
  type Emit,
  useCall,
  useQuery,
  useRuntime,
  useSession,
} from "../../src/state";

export interface PaymentDialogOptions {
  purpose: PaymentPurpose;
  reference: string;
  amount: string | undefined;
  emit: Emit;
}

/** Everything that the view shows. */
export interface PaymentDialogModel extends PaymentDialogOptions {
  /** Decimal euro, once it is known. */
  total: string | undefined;
  /** Nothing is due. */
  isPaid: boolean;
  isOpen: boolean;
  isBusy: boolean;
  error: CallError | undefined;
  open: () => void;
  close: () => void;
}

/** The amount due, and whether its dialog is open. */
export function usePaymentDialog(options: PaymentDialogOptions): PaymentDialogModel {
  const { purpose, reference, amount, emit } = options;
  const { session } = useRuntime();
  const { status } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<CallError>();
  const wanted = { purpose, ref: reference, ...(amount !== undefined && { amount }) };
  // A page that acts in the visitor's name asks for a missing permission when they press, not before.
  const { scopes } = session.store.getState();
  const mayRead = status === "authenticated" && (!scopes || scopes.includes("pay"));
  const { data } = useQuery(customPaymentQuote, mayRead ? wanted : null);
  useMoneyQueries(customPaymentQuote);
  const question = useCall(customPaymentQuote);

  async function open() {
    if (status === "guest") return void emit("martillo-login-request", { reason: "account" });
    setError(undefined);
    const result = await question.run(wanted);
    if (result.ok) setOpen(true);
    else setError(result.error);
  }

  return {
    ...options,
    total: data?.total,
    isPaid: data !== undefined && Number(data.total) === 0,
    isOpen,
    isBusy: question.isRunning,
    error,
    open: () => void open(),
    close: () => setOpen(false),
  };
}
