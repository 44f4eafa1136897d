import { useState } from "react";
import {
  type Balance,
  type BalancePayout,
  creditAddBalance,
  creditHistory,
  type CreditRow,
} from "../../src/contract";
import { type Form, required, type Rule, textOf, useForm } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { useMoneyQueries } from "../../src/patterns/money-news";
import { useRequestKey } from "../../src/patterns/press";
import { useCall, useHouseDefaults, useQuery, useRuntime } from "../../src/state";
import { centsOfText } from "../../src/ui";
import { decimal } from "./decimal";
import { walletMessages } from "./wallet.messages";

const PAGE_SIZE = 10;

/** The step that is open over the balance. */
export type WalletStep = "topup" | "gift" | "return";

/** Everything that the view shows. */
export interface WalletModel {
  status: "loading" | "failed" | "ready";
  error: { message: string; next: string | undefined; retry: () => void } | undefined;
  /** The house takes money into balances. */
  takesMoney: boolean;
  balance: Balance | undefined;
  rows: readonly CreditRow[];
  page: number;
  pageCount: number;
  goTo: (page: number) => void;
  step: WalletStep | undefined;
  open: (step: WalletStep) => void;
  close: () => void;
  /** Address of the pay frame, once there is an amount. */
  frame: string | undefined;
  /** The payment came to rest, or staff look at it. */
  frameDone: (done: { status: string }) => void;
  /** The frame is over: the request is there to be sent again. */
  frameOver: (code: string) => void;
  topUp: Form<"amount">;
  /** What goes or went to bank accounts. */
  payouts: readonly BalancePayout[];
  /** What of the balance the cards can take that it came from. */
  toCards: string;
  /** The request of a dialog is done; `text` says so. */
  finish: (text: string) => void;
  /** Message about the last action. */
  done: string | undefined;
}

/** The balance of a person, and what they do with it. */
export function useWallet(): WalletModel {
  const t = useMessages(walletMessages);
  const { invalidate } = useRuntime();
  const [page, setPage] = useState(1);
  const [step, setStep] = useState<WalletStep>();
  const [frame, setFrame] = useState<string>();
  const [done, setDone] = useState<string>();
  const defaults = useHouseDefaults();
  const key = useRequestKey();
  const { data, error, retry } = useQuery(
    creditHistory,
    { page, limit: PAGE_SIZE },
    { keepPrevious: true },
  );
  useMoneyQueries(creditHistory);
  const addition = useCall(creditAddBalance);
  const amount: readonly Rule[] = [
    required(),
    (text) => (centsOfText(text) === undefined ? t("amountRule") : undefined),
  ];

  function finish(text: string) {
    key.forget();
    setStep(undefined);
    setFrame(undefined);
    setDone(text);
    setPage(1);
    invalidate(creditHistory.name);
  }

  const topUp = useForm<"amount", { frame_url?: string | undefined; url?: string | undefined }>({
    rules: { amount },
    send(form) {
      const sum = decimal(textOf(form, "amount"));
      return addition.run({ amount: sum, idempotency_key: key.keyOf(`topup ${sum}`) });
    },
    onSent({ frame_url, url }) {
      if (frame_url !== undefined) setFrame(frame_url);
      else if (url !== undefined) location.assign(url);
    },
  });

  return {
    status: data ? "ready" : error ? "failed" : "loading",
    error: error && { message: error.message, next: error.next, retry },
    takesMoney: defaults?.features["wallet"] === true,
    balance: data?.balance,
    rows: data?.records ?? [],
    page,
    pageCount: Math.max(1, Math.ceil((data?.totalRecords ?? 0) / PAGE_SIZE)),
    goTo: setPage,
    step,
    open(next) {
      setDone(undefined);
      setStep(next);
    },
    close() {
      // It may be paid although the visitor did not wait for the answer.
      if (frame !== undefined) invalidate(creditHistory.name);
      key.forget();
      setStep(undefined);
      setFrame(undefined);
    },
    frame,
    frameDone: ({ status }) => finish(t(status === "succeeded" ? "topUpDone" : "topUpReview")),
    frameOver(code) {
      if (code !== "TICKET_EXPIRED") return;
      key.forget();
      setFrame(undefined);
    },
    topUp,
    payouts: data?.payouts ?? [],
    toCards: data?.returnable_to_cards ?? "0.00",
    finish,
    done,
  };
}
