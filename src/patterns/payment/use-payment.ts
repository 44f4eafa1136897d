import { useEffect, useReducer, useRef } from "react";
import {
  type Balance,
  type Bank,
  type Card,
  cardList,
  customPaymentGateway,
  customPaymentQuote,
  customPaymentStatus,
  type InputOf,
  type OutputOf,
  type Payment,
  paymentAuthorize,
  paymentElement,
  type PaymentPurpose,
  paymentWithSaved,
} from "../../contract";
import { parseCents, toDecimal } from "../../domain";
import {
  type CallError,
  type Emit,
  isUndecided,
  type Result,
  useCall,
  useQuery,
  useRuntime,
} from "../../state";
import { useMoneyNews } from "../money-news";
import { useRequestKey } from "../press";
import { nextLookMs, PAY_START, payFlow, type PayStage, type PayWay } from "./payment-flow";

/** What a call that opens a payment answers. */
export interface OpenedPayment {
  payment?: Payment | undefined;
  frame_url?: string | undefined;
  url?: string | undefined;
}

/** The payment to make. */
export interface PaymentOptions {
  purpose: PaymentPurpose;
  /** What it is for: a lot, an invoice; empty for a top-up. */
  reference: string;
  /** Decimal euro. @default what is due */
  amount?: string | undefined;
  /** Opens it under a key. @default `payment/authorize` */
  open?: (from: "wallet" | "card", key: string) => Promise<Result<OpenedPayment>>;
  /** What else `open` sends: other terms are another payment. */
  terms?: string;
  /** What else the sum depends on: a plan and its period. */
  asks?: Pick<InputOf<typeof customPaymentQuote>, "planName" | "period">;
  emit: Emit;
  onAccepted?: ((payment: Payment) => void) | undefined;
}

export type PaymentQuote = OutputOf<typeof customPaymentQuote>;

/** A sum that balance and another way pay together, decimal euro. */
export interface BesideBalance {
  balance: string;
  rest: string;
}

/** A payment as a view shows it. */
export interface PaymentModel {
  /** The sum and its parts, once they are known. */
  quote: PaymentQuote | undefined;
  failure: { text: string; next: string | undefined; retry: () => void } | undefined;
  stage: PayStage;
  /** Whether the balance may pay it, and is enough; `beside`: what it can pay of it while the rest is paid in another way. */
  balance: { available: string; isEnough: boolean; beside: BesideBalance | undefined } | undefined;
  cards: readonly Card[];
  /** The payment can be completed in the house's frame alone: the page is not the house's own. */
  isForeign: boolean;
  /** `beside`: what of it the balance pays, decimal euro. */
  pay: (way: PayWay, beside?: string) => void;
  /** Back to the ways to pay. */
  again: () => void;
  frame: {
    done: () => void;
    error: (code: string) => void;
    challenge: (isOpen: boolean) => void;
  };
}

function isCard(method: Card | Bank): method is Card {
  return "brand" in method;
}

/** Opens a payment and follows it to its end; where an answer gets lost it is asked for, and never sent under another key. */
export function usePayment(options: PaymentOptions): PaymentModel {
  const { purpose, reference, amount, terms = "", emit } = options;
  const { session, invalidate, assetUrl } = useRuntime();
  const isForeign = session.store.getState().scopes !== undefined;
  const [flow, happen] = useReducer(payFlow, PAY_START);
  const { stage } = flow;
  const keys = useRequestKey();
  const opened = useRef<{ request: string; key: string }>(undefined);
  const isSending = useRef(false);
  const isLooking = useRef(false);
  const hasNews = useRef(false);
  const quote = useQuery(customPaymentQuote, {
    purpose,
    ref: reference,
    ...(amount !== undefined && { amount }),
    ...options.asks,
  });
  const cards = useQuery(cardList, isForeign ? null : {});
  const authorization = useCall(paymentAuthorize);
  const frameOf = useCall(paymentElement);
  const saved = useCall(paymentWithSaved);
  const elsewhere = useCall(customPaymentGateway);
  const status = useCall(customPaymentStatus);

  function open(
    from: "wallet" | "card",
    key: string,
    { gateway, beside }: { gateway: string | undefined; beside: string | undefined },
  ): Promise<Result<OpenedPayment>> {
    if (options.open) return options.open(from, key);
    return authorization.run({
      purpose,
      ref: reference,
      payment_method: from === "wallet" ? "wallet" : "online",
      ...(gateway !== undefined && { provider: gateway }),
      ...(amount !== undefined && { amount }),
      ...(beside !== undefined && { balance: beside }),
      idempotency_key: key,
    });
  }

  function refuse(error: CallError) {
    const { code, message, next } = error;
    if (isUndecided(error)) return happen({ type: "lost" });
    keys.forget();
    happen({ type: "refused", code, text: message, next });
  }

  async function send(way: PayWay, beside: string | undefined) {
    const from = way === "balance" ? "wallet" : "card";
    const gateway = way.startsWith("gateway:") ? way.slice("gateway:".length) : undefined;
    // A payment that was begun in the frame cannot change over to a gateway any more: that is another payment.
    const request = [from, gateway, purpose, reference, amount, terms, beside].join(" ");
    const isAsBefore = opened.current?.request === request && from === "card";
    let payment = isAsBefore ? flow.payment : undefined;
    let answer: OpenedPayment = {};
    happen({ type: "sent", charges: from === "wallet" });
    if (!payment) {
      const key = keys.keyOf(request);
      opened.current = { request, key };
      const result = await open(from, key, { gateway, beside });
      if (!result.ok) return refuse(result.error);
      answer = result.data;
      payment = answer.payment;
      if (!payment) return happen({ type: "lost" });
      emit("martillo-payment-started", factOf(payment));
      // A try under the same key would find this very payment.
      if (["succeeded", "canceled", "expired"].includes(payment.status)) keys.forget();
    }
    const id = payment.id;
    if (way.startsWith("saved:") && answer.url === undefined) {
      happen({ type: "sent", charges: true });
      const result = await saved.run({ payment: id, source: way.slice("saved:".length) });
      if (!result.ok) return fail(payment, result.error);
      answer = result.data;
    } else if (gateway !== undefined && answer.url === undefined) {
      const result = await elsewhere.run({ payment: id, gateway });
      if (!result.ok) return fail(payment, result.error);
      answer = result.data;
    } else if (way === "new" && answer.frame_url === undefined && answer.url === undefined) {
      const result = await frameOf.run({ payment: id });
      if (!result.ok) return fail(payment, result.error);
      answer = { payment, frame_url: result.data.frame_url };
    }
    happen({
      type: "answered",
      payment: answer.payment ?? payment,
      frame: answer.frame_url,
      url: answer.url,
    });
  }

  /** The payment exists, although the next call for it failed. */
  function fail(payment: Payment, error: CallError) {
    happen({ type: "looked", payment });
    refuse(error);
  }

  async function look() {
    const of = flow.payment ? { id: flow.payment.id } : { idempotency_key: opened.current?.key };
    if (of.id === undefined && of.idempotency_key === undefined) return;
    // News that come while an answer is on its way may be younger than it.
    if (isLooking.current) return void (hasNews.current = true);
    isLooking.current = true;
    hasNews.current = false;
    const result = await status.run(of).finally(() => (isLooking.current = false));
    if (hasNews.current) setTimeout(() => lookNow.current());
    if (result.ok) happen({ type: "looked", payment: result.data.payment ?? null });
    else happen({ type: "look_failed" });
  }

  const isFollowed = ["frame", "unknown", "processing"].includes(stage.at);
  const lookNow = useRef(() => {});
  useEffect(() => {
    lookNow.current = () => void (isFollowed && look());
  });
  useEffect(() => {
    const waitMs = nextLookMs(flow);
    if (waitMs === undefined) return;
    const timer = setTimeout(() => lookNow.current(), waitMs);
    return () => clearTimeout(timer);
  }, [flow]);
  useEffect(() => {
    const handle = () => lookNow.current();
    addEventListener("focus", handle);
    return () => removeEventListener("focus", handle);
  }, []);
  useMoneyNews(() => {
    lookNow.current();
    // In the frame the sums stand still.
    if (stage.at === "choosing") invalidate(customPaymentQuote.name, cardList.name);
  });

  useEffect(() => {
    const handle = ({ persisted }: PageTransitionEvent) =>
      persisted && happen({ type: "returned" });
    addEventListener("pageshow", handle);
    return () => removeEventListener("pageshow", handle);
  }, []);

  const { onAccepted } = options;
  const told = useRef<PayStage["at"]>(undefined);
  useEffect(() => {
    if (told.current === stage.at) return;
    told.current = stage.at;
    const fact = flow.payment && factOf(flow.payment);
    if (stage.at === "leaving") location.assign(assetUrl(stage.url));
    if (!fact) return;
    if (stage.at === "processing" || stage.at === "unknown") {
      emit("martillo-payment-pending", fact);
    } else if (stage.at === "declined") {
      emit("martillo-payment-failed", { ...fact, code: stage.reason });
    } else if (stage.at === "accepted") {
      emit("martillo-payment-succeeded", fact);
      onAccepted?.(stage.payment);
    }
  }, [assetUrl, emit, flow.payment, onAccepted, stage]);

  const total = quote.data?.total ?? "0.00";
  const purses = quote.data?.balance;
  // The bonus is part of what is available.
  const spendable = Number(purses?.available ?? 0);
  return {
    quote: quote.data,
    failure:
      quote.error && !quote.data
        ? { text: quote.error.message, next: quote.error.next, retry: quote.retry }
        : undefined,
    stage,
    balance:
      purses && quote.data?.ways.includes("wallet")
        ? {
            available: spendable.toFixed(2),
            isEnough: spendable >= Number(total),
            // A form of its own opens its payment in its own way.
            beside: options.open ? undefined : besideOf(quote.data, purses),
          }
        : undefined,
    cards: (cards.data?.data ?? []).filter(isCard).filter((card) => card.status === "active"),
    isForeign,
    pay(way, beside) {
      if (isSending.current || !emit("martillo-payment-request", requestOf(options, total))) return;
      isSending.current = true;
      void send(way, beside).finally(() => (isSending.current = false));
    },
    again: () => happen({ type: "again" }),
    frame: {
      done: () => void look(),
      error(code) {
        if (code === "TICKET_EXPIRED") happen({ type: "frame_expired" });
      },
      challenge: (isOpen) => happen({ type: "challenge", isOpen }),
    },
  };
}

/** What the balance can pay of what may be paid in parts; undefined where it is all of it, nothing, or blocked by a debt. */
function besideOf(
  { total, minimum, maximum }: PaymentQuote,
  { available, debt }: Balance,
): BesideBalance | undefined {
  const balanceCents = parseCents(available);
  const restCents = parseCents(total) - balanceCents;
  const inParts = parseCents(minimum) < parseCents(maximum);
  const isFree = balanceCents > 0 && parseCents(debt) === 0;
  return inParts && isFree && restCents > 0
    ? { balance: available, rest: toDecimal(restCents) }
    : undefined;
}

function requestOf({ purpose, reference }: PaymentOptions, amount: string) {
  return { purpose, ref: reference, amount };
}

function factOf({ id, purpose, ref, amount }: Payment) {
  return { payment: id, purpose, ref, amount };
}
