import { useEffect, useRef, useState } from "react";
import {
  buynowAddToBuynow,
  buynowAddToCart,
  customTellWhenFree,
  type InputOf,
  type LotDetail,
  type OutputOf,
} from "../../src/contract";
import { parseCents, PATHS, toDecimal, totalIfWon } from "../../src/domain";
import { type CallError, isUnanswered, useCall, useLotDetail, useRuntime } from "../../src/state";
import { type BuyBoxOptions, type BuyerKind, priceAtOnce } from "./use-buy-box";

/** What the lot costs at once. Decimal euro. */
export interface BuyPrice {
  price: string;
  /** Nothing for a direct sale. */
  premium: string | undefined;
  total: string;
  hasIva: boolean;
}

/** Everything that the dialog shows. */
export interface PurchaseModel {
  title: string;
  offer: BuyPrice | undefined;
  /** The lot and its terms are not here yet. */
  isLoading: boolean;
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
  buy: () => void;
}

function offerOf(lot: LotDetail | undefined): BuyPrice | undefined {
  const price = priceAtOnce(lot);
  if (!lot || price === undefined) return undefined;
  const hasIva = lot.iva_percent !== null;
  if (lot.auction === 0) return { price, premium: undefined, total: price, hasIva };
  const { premiumCents, totalCents } = totalIfWon(lot, parseCents(price));
  return {
    price,
    premium: premiumCents > 0 ? toDecimal(premiumCents) : undefined,
    total: toDecimal(totalCents),
    hasIva,
  };
}

/** Buys one lot at its fixed price. */
export function usePurchase({ lot: id, invoiceUrl, emit }: BuyBoxOptions): PurchaseModel {
  const { lot, isLoading } = useLotDetail(id);
  const { lots, apiBase } = useRuntime();
  const { run, isRunning } = useCall(buynowAddToBuynow);
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
    isLoading,
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
    buy: () => void buy(),
  };
}

/** Keeps the lot for a while, as soon as it is wanted. */
export function useReservation({ lot: id, emit }: BuyBoxOptions, end: EndOfWish) {
  const { lots } = useRuntime();
  const { run } = useCall(buynowAddToCart);
  useAtOnce(async () => {
    const result = await run({ project_id: id, idempotency_key: crypto.randomUUID() });
    lots.refresh(id);
    if (!result.ok) return end(result.error);
    const { cartItems, cartValues } = result.data;
    emit("martillo-cart-changed", {
      type: "buynow",
      count: cartItems.length,
      total: cartValues.total_amount,
    });
    end();
  });
}

/** Asks for a letter when the lot is free, or for none any more, as soon as that is wanted. */
export function useFreeAlert({ lot: id }: BuyBoxOptions, on: boolean, end: EndOfWish) {
  const { lots } = useRuntime();
  const { run } = useCall(customTellWhenFree);
  useAtOnce(async () => {
    const result = await run({ project_id: id, on: on ? 1 : 0 });
    // Where it is free already, the button to buy it stands there instead.
    lots.refresh(id);
    end(result.ok ? undefined : result.error);
  });
}

/** Told when it is done, or why it was refused. */
type EndOfWish = (error?: CallError) => void;

function useAtOnce(doIt: () => Promise<void>) {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void doIt();
  });
}
