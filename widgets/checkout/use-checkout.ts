import { saleUrl } from "../../src/patterns/sale-url";
import { useEffect, useReducer, useRef } from "react";
import {
  buynowRefreshCart,
  buynowUpdateAdminFee,
  buynowUpdateOwnershipCertificate,
  type Cart,
  cartCheckout,
  type CartExtra,
  cartSaveAddress,
  cartSearch,
  type CartType,
  cartUpdateCheckout,
  customSaleStatus,
  type InputOf,
  type OutputOf,
} from "../../src/contract";
import { ALL_INVOICES_PAGE, BUY_NOW_CART_PAGE, CART_PAGE } from "../../src/paths/pages";
import type { SavedBilling } from "../../src/patterns/billing";
import { useCartClock } from "../../src/patterns/cart";
import { useMoneyQueries } from "../../src/patterns/money-news";
import type { Collector } from "../../src/patterns/pickup-time";
import { usePress } from "../../src/patterns/press";
import { type CallError, type Emit, useCall, useQuery, useRuntime } from "../../src/state";
import { CHECKOUT_START, checkoutFlow, type CheckoutStep, type PlacedOrder } from "./checkout-flow";

export interface CheckoutOptions {
  cart: number;
  type: CartType;
  invoiceUrl: string | undefined;
  cartUrl: string | undefined;
  emit: Emit;
}

/** When a vehicle is picked up, and by whom; without a start it is agreed later. */
export interface PickupChoice {
  start: number | null;
  /** Undefined: the buyer. */
  person: Collector | undefined;
}
type Invoices = OutputOf<typeof cartCheckout>["invoices"];
/** An order as it is sent, but for its key. */
type Order = Omit<InputOf<typeof cartCheckout>, "idempotency_key">;

/** Everything that the view shows. */
export interface CheckoutModel {
  cart: Cart | undefined;
  failure: CallError | undefined;
  retry: () => void;
  step: CheckoutStep;
  goTo: (step: CheckoutStep) => void;
  isBusy: boolean;
  /** A vehicle is being reserved again; meanwhile the typed data may be on its way. */
  isReserving: boolean;
  error: CallError | undefined;
  /** It is unknown whether the order arrived: the same press is sent again. */
  isUnknown: boolean;
  said: string;
  /** Saves the typed data. Resolves to what is still missing; undefined where it could not be saved. */
  save: (billing: SavedBilling) => Promise<readonly string[] | undefined>;
  /** Keeps when a vehicle is picked up; resolves to false where that time cannot be had. */
  choosePickup: (lot: number, choice: PickupChoice) => Promise<boolean>;
  choose: (lot: number, extra: CartExtra, isChosen: boolean) => void;
  prolong: (lot: number) => void;
  again: (lot: number) => void;
  accepts: boolean;
  accept: (accepts: boolean) => void;
  isTermsMissing: boolean;
  place: () => void;
  /** The invoices of the order, with the names of the vehicles. */
  placed: PlacedOrder | undefined;
  invoiceHref: (id: number) => string;
  openInvoice: (id: number) => boolean;
  cartHref: string;
  openCart: () => boolean;
  purchasesHref: string;
}

/** From a cart to accounts with their documents. */
export function useCheckout(options: CheckoutOptions): CheckoutModel {
  const { cart: id, type, invoiceUrl, cartUrl, emit } = options;
  const { lots, urlTo } = useRuntime();
  const query = useQuery(cartSearch, { type, cart_id: id });
  useMoneyQueries(cartSearch);
  const { data: cart, put, retry } = query;
  const enter = useCall(cartUpdateCheckout);
  const saving = useCall(cartSaveAddress);
  const refresh = useCall(buynowRefreshCart);
  const choosing = useCall(cartUpdateCheckout);
  const fee = useCall(buynowUpdateAdminFee);
  const certificate = useCall(buynowUpdateOwnershipCertificate);
  const placing = useCall(cartCheckout);
  const status = useCall(customSaleStatus);
  const [flow, happen] = useReducer(checkoutFlow, CHECKOUT_START);
  const { step, accepts, isTermsMissing, placed } = flow;
  const order = usePress<Order, Invoices>({
    async send(input, key) {
      const result = await placing.run({ ...input, idempotency_key: key });
      return result.ok ? { ok: true, data: result.data.invoices } : result;
    },
    // Perhaps it did arrive: then the server has a result under its key.
    async find(key) {
      const found = await status.run({ idempotency_key: key });
      return found.ok && found.data.state === "done" ? found.data.invoices : undefined;
    },
  });
  const said = useCartClock(placed ? undefined : cart, emit, retry);

  function take(result: Awaited<ReturnType<typeof saving.run>>) {
    order.clear();
    happen({ type: "kept", error: result.ok ? undefined : result.error });
    if (result.ok) put(result.data);
    else retry();
    return result.ok ? result.data : undefined;
  }

  // A buyer who comes to pay gets more time for it, once.
  const canProlong = cart?.cartItems.some(({ can_prolong }) => can_prolong === 1) ?? false;
  const hasEntered = useRef(false);
  const { run: runEnter } = enter;
  useEffect(() => {
    if (!canProlong || hasEntered.current) return;
    hasEntered.current = true;
    async function prolong() {
      const result = await runEnter({ cart_id: id, enter: 1 });
      if (result.ok) put(result.data);
    }
    void prolong();
  }, [canProlong, id, put, runEnter]);

  /** What the page shows, as it is bought; nothing where the page's own code says no. */
  function orderOf({ cartItems, cartValues, billing }: Cart): Order | undefined {
    const lotIds = cartItems.map(({ project_id }) => project_id);
    const total = cartValues.total_amount;
    if (!emit("martillo-checkout-request", { cart: id, lots: lotIds, total })) return undefined;
    return {
      cart_id: id,
      place: 1,
      project_ids: lotIds,
      expected_total: total,
      accept_terms: 1,
      buyer_kind: billing.buyer_kind,
    };
  }

  async function place() {
    if (!cart) return;
    happen({ type: "pressed" });
    if (!accepts) return;
    const pressed = await order.press(() => orderOf(cart));
    if (!pressed) return;
    if (pressed.ok) return finish(pressed.data, pressed.input);
    if (pressed.isUnknown) return;
    const { code } = pressed.error;
    happen({ type: "refused", code });
    emit("martillo-checkout-refused", { cart: id, code });
    retry();
  }

  function finish(invoices: Invoices, { expected_total: total }: Order) {
    const titles = new Map(
      cart?.cartItems.map(({ project_id, projects_title }) => [project_id, projects_title]),
    );
    happen({
      type: "placed",
      order: invoices.map((one) => ({ ...one, title: titles.get(one.project_id) ?? "" })),
    });
    for (const { project_id } of invoices) lots.refresh(project_id);
    emit("martillo-checkout-completed", {
      cart: id,
      invoices: invoices.map(({ invoice_id }) => invoice_id),
      total: total?.toString() ?? "0.00",
    });
  }

  const invoiceHref = (invoice: number) => saleUrl(urlTo, { invoice, invoiceUrl });
  const cartHref = cartUrl ?? urlTo(type === "auction" ? CART_PAGE : BUY_NOW_CART_PAGE);

  return {
    cart,
    failure: query.error && !cart ? query.error : undefined,
    retry,
    step,
    goTo: (next) => happen({ type: "went", step: next }),
    isReserving: refresh.isRunning,
    isBusy: [saving, refresh, choosing, fee, certificate, placing, status].some(
      ({ isRunning }) => isRunning,
    ),
    error: order.error ?? flow.error,
    isUnknown: order.isUnknown,
    said,
    async save(billing) {
      const kept = take(await saving.run({ cart_id: id, ...billing }));
      return kept?.billing_missing;
    },
    async choosePickup(lot, { start, person }) {
      const kept = take(
        await choosing.run({
          cart_id: id,
          project_id: lot,
          appointmentTime: start,
          ...(person && { person }),
        }),
      );
      return kept !== undefined;
    },
    choose(lot, extra, isChosen) {
      const line = { cart_id: id, project_id: lot };
      const flag = isChosen ? 1 : 0;
      const change =
        extra === "admin_fee"
          ? fee.run({ ...line, admin_fee: flag })
          : certificate.run({ ...line, ownership_certificate: flag });
      void change.then(take);
    },
    prolong: (lot) => void enter.run({ cart_id: id, project_id: lot, enter: 1 }).then(take),
    again: (lot) => void refresh.run({ cart_id: id, project_id: lot }).then(take),
    accepts,
    accept: (next) => happen({ type: "accepted", accepts: next }),
    isTermsMissing,
    place: () => void place(),
    placed,
    invoiceHref,
    openInvoice: (invoice) =>
      emit("martillo-invoice-open-request", { invoice, url: invoiceHref(invoice) }),
    cartHref,
    openCart: () => emit("martillo-checkout-open-request", { type, url: cartHref }),
    purchasesHref: urlTo(ALL_INVOICES_PAGE),
  };
}
