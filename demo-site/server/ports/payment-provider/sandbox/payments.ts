import {
  ProviderRefused,
  type Begun,
  type MethodRef,
  type Observed,
  type PaymentOrder,
  type PaymentProvider,
  type Sought,
} from "..";
import type { Db } from "../../../platform/db/db";
import { charge, ended, settle, taken } from "./movements";
import { requireMethod } from "./methods";
import {
  observedOf,
  PAYABLE,
  requireCents,
  requireCustomer,
  requirePayment,
  wholeOf,
  type PaymentRow,
} from "./rows";
import { newId, run, runOnce, type Tools, type Turn } from "./tools";

export const CURRENCY = "EUR";
export const MINIMUM_CENTS = 50;
const MAXIMUM_CENTS = 99_999_999;

type PaymentCalls = Pick<
  PaymentProvider,
  "begin" | "chargeSaved" | "observe" | "capture" | "cancel"
>;

export function paymentCalls(tools: Tools): PaymentCalls {
  return {
    begin: (order, key) =>
      runOnce(tools, "begin", key, askedOf(order), async (t, atMs, fate): Promise<Begun> => {
        const row = await openPayment({ t, tools, atMs, fate }, order);
        const observed = observedOf(row);
        if (!observed.next || !PAYABLE.has(row.status)) return { kind: "observed", observed };
        return { kind: "next", providerRef: row.id, next: observed.next };
      }),

    chargeSaved: (order, method, at, key) =>
      runOnce(tools, "charge", key, [askedOf(order), method, at], (t, atMs, fate) =>
        chargeSaved({ t, tools, atMs, fate }, order, method, at === "present"),
      ),

    observe: (of) =>
      run(tools, "observe", async (t, atMs, fate) => {
        const row = await soughtPayment(t, of);
        return row ? wholeOf(t, await settle({ t, tools, atMs, fate }, row)) : null;
      }),

    capture: (ref, cents, key) =>
      runOnce(tools, "capture", key, [ref, cents], async (t, atMs, fate) => {
        requireCents(cents);
        const turn = { t, tools, atMs, fate };
        const row = await settle(turn, await requirePayment(t, ref));
        if (row.status !== "authorized")
          throw new ProviderRefused("state", `the payment is ${row.status}`);
        if (cents > row.amount_cents)
          throw new ProviderRefused("amount", "more than was authorized");
        return observedOf(await taken(turn, row, cents));
      }),

    cancel: (ref, key) =>
      runOnce(tools, "cancel", key, [ref], async (t, atMs, fate) => {
        const turn = { t, tools, atMs, fate };
        const row = await settle(turn, await requirePayment(t, ref));
        const mayEnd = PAYABLE.has(row.status) || row.status === "authorized";
        return wholeOf(t, mayEnd ? await ended(turn, row, "canceled") : row);
      }),
  };
}

/** What makes two orders the same. */
function askedOf(order: PaymentOrder) {
  const { paymentId, attempt, amountCents, currency, customerId, take, save } = order;
  return { paymentId, attempt, amountCents, currency, customerId, take, save };
}

function checkOrder({ amountCents, currency, save, customerId }: PaymentOrder) {
  if (currency !== CURRENCY) throw new ProviderRefused("currency", `${currency} is not taken`);
  requireCents(amountCents);
  if (amountCents < MINIMUM_CENTS || amountCents > MAXIMUM_CENTS)
    throw new ProviderRefused("amount", "the amount is too small or too large");
  if (save && customerId === null)
    throw new ProviderRefused("invalid", "nobody to save the method for");
}

/** The payment of an order: that of the try before, where it can go on, else a new one. */
async function openPayment(turn: Turn, order: PaymentOrder): Promise<PaymentRow> {
  checkOrder(order);
  const { previousRef = null } = order;
  const former =
    previousRef === null ? null : await settle(turn, await requirePayment(turn.t, previousRef));
  if (former && former.payment_id !== order.paymentId)
    throw new ProviderRefused("invalid", "the try before was for another payment");
  if (former && !PAYABLE.has(former.status) && former.status !== "canceled") return former;
  const isSame =
    former?.amount_cents === order.amountCents &&
    former.customer_id === order.customerId &&
    former.take === order.take;
  if (former && PAYABLE.has(former.status)) {
    if (isSame) return goOn(turn.t, former, order);
    // Never two that can be paid for one.
    await ended(turn, former, "canceled");
  }
  return newPayment(turn.t, order, turn.atMs);
}

async function goOn(t: Db, row: PaymentRow, order: PaymentOrder): Promise<PaymentRow> {
  const [next] = await t.query<PaymentRow>(
    `update sandbox_payments set status = 'open', challenge = null, failure = null, save = $2, always_challenge = $3
     where id = $1 returning *`,
    [row.id, order.save, order.challenge === "always"],
  );
  return next ?? row;
}

async function newPayment(t: Db, order: PaymentOrder, atMs: number): Promise<PaymentRow> {
  if (order.customerId !== null) await requireCustomer(t, order.customerId);
  const id = newId("sbp");
  const [row] = await t.query<PaymentRow>(
    `insert into sandbox_payments
       (id, secret, payment_id, customer_id, amount_cents, currency, take, save, always_challenge, status, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'open', $10) returning *`,
    [
      id,
      newId(`${id}_secret`),
      order.paymentId,
      order.customerId,
      order.amountCents,
      order.currency,
      order.take,
      order.save,
      order.challenge === "always",
      atMs,
    ],
  );
  if (!row) throw new Error("martillo: the sandbox's payment was not written");
  return row;
}

async function chargeSaved(
  turn: Turn,
  order: PaymentOrder,
  method: MethodRef,
  present: boolean,
): Promise<Observed> {
  if (order.customerId !== method.customerId)
    throw new ProviderRefused("method", "the method is another customer's");
  const saved = await requireMethod(turn.t, method);
  const { facts } = saved.source;
  if (facts.kind === "bank" && facts.status !== "verified")
    throw new ProviderRefused("method", "the account is not verified");
  const row = await openPayment(turn, order);
  if (!PAYABLE.has(row.status)) return wholeOf(turn.t, row);
  const means = { source: saved.source, methodId: method.methodId, save: false };
  return observedOf(await charge(turn, row, means, { present, challenged: false }));
}

/** Of several tries the one with the money, then the one that is nearest to it, then the last. */
async function soughtPayment(t: Db, { providerRef, paymentId }: Sought) {
  const [row] = await t.query<PaymentRow>(
    `select * from sandbox_payments where ${providerRef === null ? "payment_id" : "id"} = $1
     order by array_position(array['succeeded', 'authorized', 'processing', 'requires_action'], status) nulls last, seq desc
     limit 1 for update`,
    [providerRef ?? paymentId],
  );
  return row;
}
