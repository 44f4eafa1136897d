import { nextInvoice, partialPayment } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import { databaseNow } from "../../platform/db/clock";
import type { Db } from "../../platform/db/db";
import { type Due, type MoneyTransaction, type Payable, post, type Wanted } from "../money";
import {
  dueOf,
  type InvoiceRow,
  lockInvoice,
  readInvoice,
  readLines,
  updateInvoice,
} from "./invoice-repository";
import { issueInvoice } from "./issue";
import { LINE_TEXTS } from "./line-texts";
import { noteSale } from "./sale-events";

function idOf({ ref }: Pick<Wanted, "ref">): number {
  if (!/^\d{1,15}$/.test(ref)) throw new ApiFault("NOT_FOUND");
  return Number(ref);
}

async function require(row: InvoiceRow | undefined, userId: number): Promise<InvoiceRow> {
  if (!row || row.buyer_id !== userId) throw new ApiFault("NOT_FOUND");
  return row;
}

/** What is sold and not cancelled: `ref` is the account. What was not issued is when the money comes. */
export const invoicePayable: Payable = {
  takesBalance: true,

  async lock(t, wanted): Promise<Due> {
    const row = await require(await lockInvoice(t, idOf(wanted)), wanted.userId);
    const dueCents = dueOf(row) - (row.status === "draft" ? await heldFor(t, row) : 0);
    if (row.status === "cancel") {
      return { state: "void", dueCents: 0, minimumCents: 0, maximumCents: 0 };
    }
    if (dueCents <= 0) return { state: "paid", dueCents: 0, minimumCents: 0, maximumCents: 0 };
    const { minCents, maxCents } = partialPayment({ dueCents });
    return {
      state: "payable",
      dueCents,
      minimumCents: minCents,
      maximumCents: maxCents,
      terms: { title: `Compra: ${row.title}` },
    };
  },

  async describe(db, wanted, amountCents) {
    const row = await require(await readInvoice(db, idOf(wanted)), wanted.userId);
    const lines = await readLines(db, row.id);
    const isWhole = amountCents === row.total_cents;
    return {
      title: `Compra de «${row.title}»`,
      lines: isWhole
        ? lines.map((line) => ({
            label: LINE_TEXTS[line.kind],
            amountCents: line.amount_cents * line.qty,
          }))
        : [{ label: "A cuenta de lo pendiente", amountCents }],
    };
  },

  async apply(t, payment, amountCents, { over }) {
    const found = await require(await lockInvoice(t.db, idOf(payment)), payment.user_id);
    const actor = { id: payment.actor_id ?? payment.user_id, role: "buyer" as const };
    const row =
      found.status === "draft" ? await issueInvoice(t.db, found, t.config.operator, actor) : found;
    const { lines } = await post(
      t.db,
      {
        event: "pay",
        payment: payment.id,
        funds:
          payment.provider === "wallet"
            ? { from: "purses", user: payment.user_id }
            : { from: "provider", provider: payment.provider },
        amountCents: amountCents + (over?.amountCents ?? 0),
        invoices: [{ invoice: row.id, seller: row.seller_id }],
        ...(over && { refund: over.refundId }),
      },
      { paymentId: payment.id, ...(over && { refundId: over.refundId }) },
    );
    if (payment.provider === "wallet") {
      const bonus = lines.find((line) => line.account === `bonus:${payment.user_id}`);
      await t.db.query("update payments set bonus_cents = $2 where id = $1", [
        payment.id,
        bonus?.amountCents ?? 0,
      ]);
    }
    await countPayment(t, row, amountCents, actor.id);
  },

  // Money of a sale goes back by its cancellation or its return alone, where the vehicle is decided, too.
  refund: () => Promise.resolve(false),
};

/** What a payment makes of the account. */
async function countPayment(
  t: MoneyTransaction,
  row: InvoiceRow,
  amountCents: number,
  actorId: number,
): Promise<void> {
  const paidCents = row.paid_cents + amountCents;
  const dueCents = dueOf({ ...row, paid_cents: paidCents });
  const status = nextInvoice({ status: row.status, dueCents, paidCents }, "pay");
  if (status === null) throw new ApiFault("ILLEGAL_TRANSITION");
  await updateInvoice(t.db, row, {
    status,
    paidCents,
    paidAtMs: status === "paid" ? await databaseNow(t.db) : null,
  });
  await noteSale(
    t.db,
    row.id,
    { id: actorId, role: "buyer" },
    { event: "pay", from: row.status, to: status },
  );
}

/** What the buyer has deposited for the lot: it pays first, when the document is issued. */
async function heldFor(db: Db, row: InvoiceRow): Promise<number> {
  const [held] = await db.query<{ amount_cents: number }>(
    `select amount_cents from deposits
     where user_id = $1 and lot_id = $2 and status = 'held' and returned_at is null`,
    [row.buyer_id, row.lot_id],
  );
  return Math.min(held?.amount_cents ?? 0, dueOf(row));
}
