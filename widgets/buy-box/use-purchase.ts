import { saleUrl } from "../../src/patterns/sale-url";
import { useEffect, useReducer, useRef } from "react";
import {
  buynowAddToBuynow,
  buynowAddToCart,
  customTellWhenFree,
  type InputOf,
  type LotDetail,
} from "../../src/contract";
import { parseCents, toDecimal, totalIfWon } from "../../src/domain";
import { newKey, usePress } from "../../src/patterns/press";
import { type CallError, useCall, useLotDetail, useRuntime } from "../../src/state";
import { type Bought, PURCHASE_START, purchaseFlow } from "./purchase-flow";
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
  bought: Bought | undefined;
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
  /** It is unknown whether the purchase arrived: the same press is sent again. */
  isUnknown: boolean;
  buy: () => void;
}

/** A purchase as it is sent, but for its key. */
type Order = Omit<InputOf<typeof buynowAddToBuynow>, "idempotency_key">;

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
  const { lots, urlTo } = useRuntime();
  const { run, isRunning } = useCall(buynowAddToBuynow);
  const [{ kind, accepts, isTermsMissing, bought }, happen] = useReducer(
    purchaseFlow,
    PURCHASE_START,
  );
  const order = usePress<Order, Bought>({
    send: (input, key) => run({ ...input, idempotency_key: key }),
  });
  const offer = offerOf(lot);
  const invoiceHref = (invoice: number) => saleUrl(urlTo, { invoice, invoiceUrl });

  /** What the page shows, as it is bought; nothing where the page's own code says no. */
  function orderOf({ price }: BuyPrice): Order | undefined {
    if (!emit("martillo-buy-request", { lot: id, price })) return undefined;
    return { project_id: id, expected_price: price, accept_terms: 1, buyer_kind: kind };
  }

  async function buy() {
    happen({ type: "pressed" });
    if (!accepts) return;
    const pressed = await order.press(() => offer && orderOf(offer));
    if (!pressed) return;
    lots.refresh(id);
    if (pressed.ok) {
      happen({ type: "bought", bought: pressed.data });
      emit("martillo-bought", {
        lot: id,
        invoice: pressed.data.invoice_id,
        price: pressed.data.price,
        total: pressed.data.total_amount,
      });
      return;
    }
    if (pressed.isUnknown) emit("martillo-buy-unknown", { lot: id });
    else emit("martillo-buy-refused", { lot: id, code: pressed.error.code });
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
    chooseKind: (next) => happen({ type: "chose", kind: next }),
    accepts,
    accept: (next) => happen({ type: "accepted", accepts: next }),
    isTermsMissing,
    isBusy: isRunning,
    error: order.error,
    isUnknown: order.isUnknown,
    buy: () => void buy(),
  };
}

/** Keeps the lot for a while, as soon as it is wanted. */
export function useReservation({ lot: id, emit }: BuyBoxOptions, end: EndOfWish) {
  const { lots } = useRuntime();
  const { run } = useCall(buynowAddToCart);
  useAtOnce(async () => {
    const result = await run({ project_id: id, idempotency_key: newKey() });
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
