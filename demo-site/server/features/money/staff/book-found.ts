import { PAYMENT_CURRENCY } from "martillo/domain";
import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import { errorText } from "../../../platform/call/log";
import type { Db } from "../../../platform/db/db";
import { noteDeed } from "../../../platform/security/audit";
import type { Observed } from "../../../ports/payment-provider";
import { lookUp, providerOf } from "../ask-provider";
import {
  findPayment,
  insertFound,
  noteObject,
  paidWith,
  type PaymentRow,
  readPayment,
} from "../payment-repository";
import { readItem, settleFound, settleItem } from "../reconciliation-repository";
import { bookStray } from "../unexpected";
import { readIdOfPayer } from "../payer-repository";

/** What staff say of money that belongs to no payment. */
interface Wanted {
  /** Of the item of the reconciliation. */
  id?: number | undefined;
  /** Of the account of the person who paid it. */
  email?: string | undefined;
  note?: string | undefined;
}

/**
 * Books money that a provider has and that no payment stands for: it becomes a payment of the person whom staff name, under review, from
 * where `custom/resolvePayment` puts it into that person's balance or sends it back. The provider is asked what is there. Resolves to the
 * payment, which may be one that was found meanwhile.
 */
export async function bookFound(ctx: CallContext, wanted: Wanted): Promise<PaymentRow> {
  const { id, email, note } = required(wanted);
  const item = await readItem(ctx.db, id);
  if (!item || item.settled_ms !== null) throw new ApiFault("NOT_FOUND");
  const { provider, provider_ref: providerRef } = item;
  const userId = await findPayer(ctx.db, email);
  const observed = await observe(ctx, provider, providerRef);
  const known = await findPayment(ctx.db, provider, { providerRef, paymentId: null });
  if (known) {
    await lookUp(ctx, known, providerRef);
    const payment = (await readPayment(ctx.db, known.id)) ?? known;
    await settleFound(ctx.db, { provider, providerRef, paymentId: payment.id });
    return payment;
  }
  const currency = observed.currency.toUpperCase();
  const payment = await ctx.db.tx(async (t) => {
    const viewer = ctx.requireViewer();
    const found = await insertFound(t, {
      userId,
      purpose: "topup",
      ref: "",
      provider,
      providerRef,
      amountCents: observed.capturedCents,
      cameIn: currency === PAYMENT_CURRENCY ? null : currency,
      method: observed.method ? paidWith(observed.method) : null,
      status: "review",
      quote: {},
      note,
    });
    if (!found || !(await settleItem(t, id, viewer.id, note))) throw new ApiFault("NOT_FOUND");
    await noteObject(t, found, providerRef);
    await bookStray({ ...ctx, db: t }, found, observed.capturedCents, currency);
    await noteDeed(t, viewer, "unexpected money booked", { item: id, payment: found.id, note });
    return found;
  });
  ctx.bus.money(userId);
  return payment;
}

function required({ id, email, note }: Wanted) {
  if (id !== undefined && email !== undefined && note !== undefined) return { id, email, note };
  const missing = Object.entries({ id, email, note }).filter(([, value]) => value === undefined);
  throw new ApiFault("INVALID_INPUT", {
    fields: Object.fromEntries(missing.map(([name]) => [name, "Required!"])),
  });
}

async function findPayer(db: Db, email: string): Promise<number> {
  const row = await readIdOfPayer(db, email);
  if (!row) {
    throw new ApiFault("INVALID_INPUT", {
      fields: { email: "No hay ninguna cuenta con ese correo." },
    });
  }
  return row.id;
}

/** What the provider has. Throws PROVIDER_UNREACHED, and ILLEGAL_TRANSITION where there is no whole payment to book. */
async function observe(ctx: CallContext, provider: string, providerRef: string): Promise<Observed> {
  let observed: Observed | null;
  try {
    observed = await providerOf(ctx, provider).observe({ providerRef, paymentId: "" });
  } catch (error) {
    if (error instanceof ApiFault) throw error;
    ctx.log.warn(errorText(error), "money that nobody expected could not be looked up");
    throw new ApiFault("PROVIDER_UNREACHED");
  }
  const isWhole = observed?.status === "succeeded" && observed.capturedCents > 0;
  if (!observed || !isWhole) throw new ApiFault("ILLEGAL_TRANSITION");
  if (observed.refundedCents > 0) {
    throw new ApiFault("ILLEGAL_TRANSITION", {
      text: "Una parte ya se devolvió en la pasarela: devuelva allí también el resto.",
    });
  }
  return observed;
}
