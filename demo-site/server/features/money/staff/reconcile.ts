import type { customReconciliation } from "martillo/contract";
import { toDecimal } from "martillo/domain";
import { databaseNow } from "../../../platform/db/clock";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import { noteDeed } from "../../../platform/security/audit";
import type { PaymentProvider } from "../../../ports/payment-provider";
import { lookUp } from "../ask-provider";
import { post } from "../ledger/post";
import type { MoneyContext } from "../payables";
import { findPayment, type PaymentRow } from "../payment-repository";
import { toPayment } from "../payment-view";
import {
  itemRef,
  type ItemRow,
  noteItem,
  readItems,
  settleItem,
} from "../reconciliation-repository";
import { noteUnexpected } from "../unexpected";
import { bookFound } from "./book-found";

const LOOK_BACK_MS = 3 * 24 * 3_600_000;
/** What has just happened may be in one book and not yet in the other. */
const FRESH_MS = 60_000;

interface Sum {
  cents: number;
  providerRef: string;
  paymentId: string | null;
}

/**
 * Compares what a provider's statement says of each payment with what the ledger says. Missing payments that are known are looked up, which
 * takes them in; what differs then is written down for staff and never repaired in silence. Fees and payouts are booked from the statement.
 */
export async function reconcile(ctx: MoneyContext, provider: PaymentProvider): Promise<number> {
  const nowMs = await databaseNow(ctx.db);
  // What a statement that is behind does not tell yet is no difference.
  const { statementLagMs = 0 } = provider.can;
  const [fromMs, toMs] = [nowMs - LOOK_BACK_MS, nowMs - FRESH_MS - statementLagMs];
  const there = new Map<string, Sum>();
  for await (const line of provider.statement(fromMs, toMs)) {
    if (line.feeCents > 0) {
      await book(ctx, {
        event: "fee",
        ref: `${provider.name}.${line.lineRef}`,
        provider: provider.name,
        amountCents: line.feeCents,
      });
    }
    if (line.kind === "payout") {
      await book(ctx, {
        event: "payout",
        ref: `${provider.name}.${line.lineRef}`,
        provider: provider.name,
        amountCents: -line.cents,
      });
    }
    if (line.providerRef === null || !["payment", "refund", "refund_failed"].includes(line.kind))
      continue;
    const sum = there.get(line.providerRef) ?? {
      cents: 0,
      providerRef: line.providerRef,
      paymentId: line.paymentId,
    };
    there.set(line.providerRef, { ...sum, cents: sum.cents + line.cents });
  }
  let differences = 0;
  for (const sum of there.values()) differences += (await compare(ctx, provider, sum)) ? 0 : 1;
  for (const missing of await missingThere(ctx, provider.name, fromMs, toMs, there)) {
    differences += 1;
    await noteItem(ctx.db, {
      provider: provider.name,
      providerRef: itemRef(missing),
      kind: "missing_there",
      hereCents: missing.cents,
      thereCents: null,
    });
  }
  return differences;
}

async function book(ctx: MoneyContext, event: Parameters<typeof post>[1]): Promise<void> {
  await ctx.db.tx((t) => post(t, event));
}

/** What the ledger has of one object of a payment: nothing, where the payment has its money from another one. */
async function hereCents(
  { db }: MoneyContext,
  payment: PaymentRow,
  providerRef: string,
): Promise<number> {
  if (payment.provider_ref !== providerRef) return 0;
  const [row] = await db.query<{ cents: number }>(
    `select coalesce(sum(l.amount_cents), 0)::bigint as cents from ledger_entries e
     join ledger_lines l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
     where e.payment_id = $1 and a.kind = 'provider' and e.event not in ('dispute', 'disputewon')`,
    [payment.id],
  );
  return row?.cents ?? 0;
}

/** Whether both books say the same, after a look where they do not. */
async function compare(ctx: MoneyContext, provider: PaymentProvider, sum: Sum): Promise<boolean> {
  const { name } = provider;
  const { providerRef } = sum;
  const payment = await findPayment(ctx.db, name, sum);
  if (!payment) {
    if (sum.cents > 0) await noteUnexpected(ctx, { provider: name, ...sum });
    return sum.cents === 0;
  }
  if ((await hereCents(ctx, payment, providerRef)) === sum.cents) return true;
  await lookUp(ctx, payment, providerRef);
  // What came a second time is a payment of its own by now.
  const now = (await findPayment(ctx.db, name, sum)) ?? payment;
  const here = await hereCents(ctx, now, providerRef);
  if (here === sum.cents) return true;
  await noteItem(ctx.db, {
    provider: name,
    providerRef,
    kind: here === 0 ? "missing_here" : "amount_differs",
    hereCents: here,
    thereCents: sum.cents,
  });
  return false;
}

function missingThere(
  { db }: MoneyContext,
  provider: string,
  fromMs: number,
  toMs: number,
  there: ReadonlyMap<string, Sum>,
): Promise<{ id: number; provider_ref: string | null; cents: number }[]> {
  return db.query(
    `select p.id, p.provider_ref, p.captured_cents as cents from payments p
     where p.provider = $1 and p.captured_cents > 0
       and p.settled_at >= to_timestamp($2::float8 / 1000) and p.settled_at < to_timestamp($3::float8 / 1000)
       and not (coalesce(p.provider_ref, '') = any($4::text[]))`,
    [provider, fromMs, toMs - FRESH_MS, [...there.keys()]],
  );
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
    here: row.here_cents === null ? null : toDecimal(row.here_cents),
    there: row.there_cents === null ? null : toDecimal(row.there_cents),
    found_at: row.found_ms,
    settled_at: row.settled_ms,
    note: row.note,
  };
}

export const reconciliation: Handler<typeof customReconciliation> = async (input, ctx) => {
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
