import type { customReconciliation } from "martillo/contract";
import { decimalOrNull } from "martillo/domain";
import { databaseNow } from "../../../platform/db/clock";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import { noteDeed } from "../../../platform/security/audit";
import type { PaymentProvider, StatementLine } from "../../../ports/payment-provider";
import { lookUp } from "../ask-provider";
import { post } from "../ledger/post";
import type { MoneyContext } from "../payables";
import { findPayment, type PaymentRow } from "../payment-repository";
import { toPayment } from "../payment-view";
import {
  FRESH_MS,
  itemRef,
  type ItemRow,
  noteItem,
  readBooked,
  readItems,
  readUnstated,
  settleItem,
  type Span,
  type Unstated,
} from "../reconciliation-repository";
import { readRefundsOf } from "../refund-repository";
import { sendRefund } from "../send-refund";
import {
  keepLines,
  noteUntil,
  readSums,
  readUntil,
  type StatementSum,
} from "../statement-repository";
import { noteUnexpected } from "../unexpected";
import { bookFound } from "./book-found";

const DAY_MS = 24 * 3_600_000;
/** A statement is read so far back each time: lines may come into it late. */
const LOOK_BACK_MS = 3 * DAY_MS;
/** The first time, and after a pause, it is read as far back as it was not; at most so far. */
const LONGEST_LOOK_MS = 90 * DAY_MS;
const LINES_AT_ONCE = 500;

/**
 * Compares each payment in a provider's statement with the ledger. The lines are kept, so that a payment is compared whole, also where only
 * its refund is new. Missing payments that are known are looked up, which takes them in; a difference that stays is written down for staff
 * and never repaired in silence. Fees and payouts are booked from the statement. Returns how many differences there are.
 */
export async function reconcile(ctx: MoneyContext, provider: PaymentProvider): Promise<number> {
  const span = await spanOf(ctx, provider);
  const { name } = provider;
  const seen = new Set<string>();
  let lines: StatementLine[] = [];
  const keep = async () => {
    await keepLines(ctx.db, name, lines);
    lines = [];
  };
  for await (const line of provider.statement(span.fromMs, span.toMs)) {
    await bookOwn(ctx, name, line);
    if (line.providerRef !== null) seen.add(line.providerRef);
    if (lines.push(line) >= LINES_AT_ONCE) await keep();
  }
  await keep();
  await noteUntil(ctx.db, name, span.toMs);
  let differences = 0;
  for (const sum of await readSums(ctx.db, name, [...seen])) {
    differences += (await compare(ctx, provider, sum, span)) ? 0 : 1;
  }
  for (const payment of await readUnstated(ctx, name, span)) {
    // Its money may have come before the statement that was read, and been told of later.
    const isOlder = payment.created_ms < span.fromMs;
    if (isOlder && (await readThere(provider, payment, payment.provider_ref)) !== 0) continue;
    await noteMissing(ctx, payment);
    differences += 1;
  }
  return differences;
}

async function spanOf(ctx: MoneyContext, provider: PaymentProvider): Promise<Span> {
  const nowMs = await databaseNow(ctx.db);
  // What a statement that is behind does not tell yet is no difference.
  const { statementLagMs = 0 } = provider.can;
  const untilMs = await readUntil(ctx.db, provider.name);
  const usualMs = nowMs - LOOK_BACK_MS;
  const fromMs = untilMs === null ? usualMs : Math.min(usualMs, untilMs - statementLagMs);
  return {
    fromMs: Math.max(fromMs, nowMs - LONGEST_LOOK_MS),
    toMs: nowMs - FRESH_MS - statementLagMs,
  };
}

/** Fees and payouts are between provider and house: the statement is all that is known of them. */
async function bookOwn(ctx: MoneyContext, provider: string, line: StatementLine): Promise<void> {
  const ref = `${provider}.${line.lineRef}`;
  const shared = { ref, provider, currency: line.currency.toUpperCase() };
  const isPayout = line.kind === "payout" || line.kind === "payout_failed";
  if (line.feeCents !== 0) await book(ctx, { event: "fee", ...shared, cents: line.feeCents });
  if (isPayout) await book(ctx, { event: "payout", ...shared, cents: -line.cents });
}

async function book(
  ctx: MoneyContext,
  {
    cents,
    ...event
  }: { event: "fee" | "payout"; ref: string; provider: string; currency: string; cents: number },
): Promise<void> {
  const amountCents = Math.abs(cents);
  if (amountCents === 0) return;
  await ctx.db.tx((t) => post(t, { ...event, amountCents, ...(cents < 0 && { isBack: true }) }));
}

/** The currency in which the money of a payment came. */
function currencyOf({ currency, came_in }: Pick<PaymentRow, "currency" | "came_in">): string {
  return came_in ?? currency;
}

/** What the ledger has of one object of a payment: nothing, where the payment has its money from another one, or in another currency. */
async function readHere(
  { db }: MoneyContext,
  payment: PaymentRow,
  { providerRef, currency }: StatementSum,
): Promise<Here> {
  const isOwn = payment.provider_ref === providerRef && currencyOf(payment) === currency;
  if (!isOwn) return { cents: 0, lastMs: 0, goingCents: 0 };
  const row = await readBooked(db, payment.id);
  return { cents: row?.cents ?? 0, lastMs: row?.last_ms ?? 0, goingCents: row?.going_cents ?? 0 };
}

interface Here {
  cents: number;
  lastMs: number;
  /** What of it is on its way to the payer. */
  goingCents: number;
}

/** Money on its way may be in a statement as gone, or not yet. */
function isSame(here: Here, thereCents: number): boolean {
  return thereCents === here.cents || thereCents === here.cents - here.goingCents;
}

/** Whether both books say the same, after a look where they do not. */
async function compare(
  ctx: MoneyContext,
  provider: PaymentProvider,
  sum: StatementSum,
  { toMs }: Span,
): Promise<boolean> {
  const { name } = provider;
  const { providerRef, cents } = sum;
  const payment = await findPayment(ctx.db, name, sum);
  if (!payment) {
    const { currency } = sum;
    if (cents > 0) await noteUnexpected(ctx, { provider: name, providerRef, cents, currency });
    return cents === 0;
  }
  if (isSame(await readHere(ctx, payment, sum), cents)) return true;
  await lookUp(ctx, payment, providerRef);
  await sendWaiting(ctx, payment.id);
  // Money that came a second time is a payment of its own by now.
  const now = (await findPayment(ctx.db, name, sum)) ?? payment;
  const here = await readHere(ctx, now, sum);
  if (isSame(here, cents)) return true;
  // A part of a statement, or one that does not tell of the last minute yet, is measured by what the provider says of the whole.
  const isForeign = sum.currency !== currencyOf(now);
  const isPart = !isForeign && (!sum.isWhole || here.lastMs > toMs - FRESH_MS);
  const there = isPart ? await readThere(provider, now, providerRef) : cents;
  if (there === null || isSame(here, there)) return true;
  await noteItem(ctx.db, {
    provider: name,
    providerRef,
    currency: sum.currency,
    kind: here.cents === 0 ? "missing_here" : "amount_differs",
    hereCents: here.cents,
    thereCents: there,
  });
  return false;
}

/** A refund that the look has led to goes out: until it has, another one that was made at the provider's desk may have no room. */
async function sendWaiting(ctx: MoneyContext, paymentId: number): Promise<void> {
  const refunds = await readRefundsOf(ctx.db, paymentId);
  for (const refund of refunds) {
    if (refund.status === "requested") await sendRefund(ctx, refund);
  }
}

/** The sum that a provider has of one of its objects: the money that came less the money that is back. Null: it cannot be asked now. */
async function readThere(
  provider: PaymentProvider,
  payment: Pick<PaymentRow, "id" | "created_ms">,
  providerRef: string | null,
): Promise<number | null> {
  try {
    const paymentId = String(payment.id);
    const known = await provider.observe({ providerRef, paymentId, sinceMs: payment.created_ms });
    if (known?.status !== "succeeded") return 0;
    const back = (known.refunds ?? []).filter(({ status }) => status === "succeeded");
    return back.reduce((sum, { cents }) => sum - cents, known.capturedCents);
  } catch {
    return null;
  }
}

async function noteMissing(ctx: MoneyContext, payment: Unstated): Promise<void> {
  await noteItem(ctx.db, {
    provider: payment.provider,
    providerRef: itemRef(payment),
    kind: "missing_there",
    currency: currencyOf(payment),
    hereCents: payment.captured_cents,
    thereCents: null,
  });
}

export async function reconcileAll(ctx: MoneyContext): Promise<void> {
  for (const provider of ctx.ports.payments.all()) await reconcile(ctx, provider);
}

function toItem(row: ItemRow) {
  return {
    id: row.id,
    provider: row.provider,
    provider_ref: row.provider_ref,
    kind: row.kind,
    currency: row.currency,
    here: decimalOrNull(row.here_cents),
    there: decimalOrNull(row.there_cents),
    found_at: row.found_ms,
    settled_at: row.settled_ms,
    note: row.note,
  };
}

export const readReconciliation: Handler<typeof customReconciliation> = async (input, ctx) => {
  if (input.action === "run") {
    await reconcileAll(ctx);
    await noteDeed(ctx.db, ctx.requireViewer(), "books compared", {});
  }
  if (input.action === "settle") {
    const { id, note } = input;
    if (id === undefined || note === undefined) {
      throw new ApiFault("INVALID_INPUT", {
        fields: { [id === undefined ? "id" : "note"]: "Required!" },
      });
    }
    await ctx.db.tx(async (t) => {
      const viewer = ctx.requireViewer();
      if (!(await settleItem(t, id, viewer.id, note))) throw new ApiFault("NOT_FOUND");
      await noteDeed(t, viewer, "reconciliation item settled", { item: id });
    });
  }
  const booked = input.action === "book" ? await bookFound(ctx, input) : undefined;
  const records = (await readItems(ctx.db)).map(toItem);
  return { records, ...(booked && { payment: toPayment(booked) }) };
};
