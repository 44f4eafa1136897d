import { useRef, useState } from "react";
import { buynowAddToBuynow, type InputOf, type LotDetail, type OutputOf } from "../../src/contract";
import { isTakingBids, parseCents, PATHS, toDecimal, totalIfWon } from "../../src/domain";
import {
  type CallError,
  type Emit,
  isUnanswered,
  useAction,
  useLotDetail,
  useRuntime,
  useSession,
} from "../../src/state";

export interface BuyBoxOptions {
  lot: number;
  invoiceUrl: string | undefined;
  emit: Emit;
}

/** What the lot costs at once. Decimal euro. */
export interface BuyPrice {
  price: string;
  /** Nothing for a direct sale. */
  premium: string | undefined;
  total: string;
  hasIva: boolean;
}

/** How far the purchase is. */
export type BuyStep = "closed" | "asking" | "done";

export type BuyerKind = "consumer" | "business";

/** Everything that the view shows; `none`: the lot has no fixed price, or is not known yet. */
export interface BuyBoxModel {
  title: string;
  offer: BuyPrice | undefined;
  /** The visitor has bought it. */
  isOwn: boolean;
  isSold: boolean;
  step: BuyStep;
  bought: OutputOf<typeof buynowAddToBuynow> | undefined;
  invoiceHref: (id: number) => string;
  openInvoice: (id: number) => boolean;
  kind: BuyerKind;
  chooseKind: (kind: BuyerKind) => void;
  accepts: boolean;
  accept: (accepts: boolean) => void;
  /** The box was not ticked when the button was pressed. */
  isTermsMissing: boolean;
  isBusy: boolean;
  error: CallError | undefined;
  /** Nobody knows whether the purchase arrived: the same press is sent again. */
  isUnknown: boolean;
  open: () => void;
  close: () => void;
  buy: () => void;
}

/** What a lot costs at once now, or undefined where it cannot be had so. */
export function offerOf(lot: LotDetail | undefined): BuyPrice | undefined {
  if (!lot) return undefined;
  const hasIva = lot.iva_percent !== null;
  if (lot.auction === 0) {
    if (lot.market_status !== "open") return undefined;
    return { price: lot.wprice, premium: undefined, total: lot.wprice, hasIva };
  }
  if (lot.buy_now_price === null || !isTakingBids(lot.market_status)) return undefined;
  const { premiumCents, totalCents } = totalIfWon(lot, parseCents(lot.buy_now_price));
  return {
    price: lot.buy_now_price,
    premium: premiumCents > 0 ? toDecimal(premiumCents) : undefined,
    total: toDecimal(totalCents),
    hasIva,
  };
}

/** One lot at its fixed price. */
export function useBuyBox({ lot: id, invoiceUrl, emit }: BuyBoxOptions): BuyBoxModel {
  const { lot } = useLotDetail(id);
  const { lots, apiBase } = useRuntime();
  const { status } = useSession();
  const { run, isRunning } = useAction(buynowAddToBuynow);
  const [step, setStep] = useState<BuyStep>("closed");
  const [kind, setKind] = useState<BuyerKind>("consumer");
  const [accepts, setAccepts] = useState(false);
  const [isTermsMissing, setTermsMissing] = useState(false);
  const [error, setError] = useState<CallError>();
  const [isUnknown, setUnknown] = useState(false);
  const [bought, setBought] = useState<OutputOf<typeof buynowAddToBuynow>>();
  // One press, one purchase: a press whose answer was lost is sent again under its key.
  const sent = useRef<InputOf<typeof buynowAddToBuynow>>(undefined);
  const offer = offerOf(lot);
  const invoiceHref = (invoice: number) =>
    (invoiceUrl ?? apiBase + PATHS.invoice).replace("{id}", String(invoice));

  async function buy() {
    if (!offer && !isUnknown) return;
    if (!accepts) return setTermsMissing(true);
    if (!isUnknown && offer) {
      if (!emit("martillo-buy-request", { lot: id, price: offer.price })) return;
      sent.current = {
        project_id: id,
        expected_price: offer.price,
        accept_terms: 1,
        buyer_kind: kind,
        idempotency_key: crypto.randomUUID(),
      };
    }
    if (!sent.current) return;
    setError(undefined);
    const result = await run(sent.current);
    if (result.ok) {
      setUnknown(false);
      setBought(result.data);
      setStep("done");
      lots.refresh(id);
      emit("martillo-bought", {
        lot: id,
        invoice: result.data.invoice_id,
        price: result.data.price,
        total: result.data.total_amount,
      });
      return;
    }
    const isLost = isUnanswered(result.error);
    setUnknown(isLost);
    setError(result.error);
    if (isLost) emit("martillo-buy-unknown", { lot: id });
    else emit("martillo-buy-refused", { lot: id, code: result.error.code });
    lots.refresh(id);
  }

  return {
    title: lot?.title ?? "",
    offer,
    isOwn: lot?.my_state === "won",
    isSold: lot?.market_status === "sold",
    step,
    bought,
    invoiceHref,
    openInvoice: (invoice) =>
      emit("martillo-invoice-open-request", { invoice, url: invoiceHref(invoice) }),
    kind,
    chooseKind: setKind,
    accepts,
    accept(next) {
      setAccepts(next);
      setTermsMissing(false);
    },
    isTermsMissing,
    isBusy: isRunning,
    error,
    isUnknown,
    open() {
      if (status === "guest") return void emit("martillo-login-request", { reason: "bid" });
      setError(undefined);
      setStep("asking");
    },
    close: () => setStep("closed"),
    buy: () => void buy(),
  };
}
