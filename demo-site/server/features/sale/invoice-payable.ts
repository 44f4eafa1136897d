import { account, partialPayment } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { Db } from "../../platform/db/db";
import { type Due, type Payable, post, readHeldDeposit, setBonusPart, type Wanted } from "../money";
import { requireIssuable } from "./billing";
import { countPaid } from "./count-paid";
import { takeBackAtDesk } from "./desk-refunds";
import { followDispute } from "./disputed-sales";
import {
  dueOf,
  type InvoiceRow,
  lockInvoice,
  readByDeposit,
  readInvoice,
  readInvoicesOf,
  readLines,
} from "./invoice-repository";
import { issueInvoice } from "./issue";
import { LINE_TEXTS } from "./line-texts";
import { writePaid } from "./sale-letters";

function idOf({ ref }: Pick<Wanted, "ref">): number {
  if (!/^\d{1,15}$/.test(ref)) throw new ApiFault("NOT_FOUND");
  return Number(ref);
}

/** Throws NOT_FOUND for an account that is not there or another's. */
function ownOf(row: InvoiceRow | undefined, userId: number): InvoiceRow {
  if (!row || row.buyer_id !== userId) throw new ApiFault("NOT_FOUND");
  return row;
}

/** A sale that is not cancelled: `ref` is the account. Its document, if not issued yet, is issued when the money comes. */
export const invoicePayable: Payable = {
  takesBalance: true,

  async check(ctx, wanted) {
    await requireIssuable(ctx, ownOf(await readInvoice(ctx.db, idOf(wanted)), wanted.userId));
  },

  async lock(t, wanted): Promise<Due> {
    const row = ownOf(await lockInvoice(t, idOf(wanted)), wanted.userId);
    const dueCents = dueOf(row) - (row.status === "draft" ? await heldFor(t, row) : 0);
    if (row.status === "cancel") {
      return { state: "void", dueCents: 0, minimumCents: 0, maximumCents: 0 };
    }
    // The buyer need not pay the rest of an account whose vehicle came back.
    if (dueCents <= 0 || row.returned_ms !== null)
      return { state: "paid", dueCents: 0, minimumCents: 0, maximumCents: 0 };
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
    const row = ownOf(await readInvoice(db, idOf(wanted)), wanted.userId);
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

  async about(db, refs) {
    const rows = await readInvoicesOf(db, refs.map(Number).filter(Number.isSafeInteger));
    return new Map(
      rows.map((row) => [
        String(row.id),
        { project_id: row.lot_id, projects_title: row.title, invoice_id: row.id },
      ]),
    );
  },

  async whoElse(db, payment) {
    const row = await readInvoice(db, idOf(payment));
    return row ? [row.seller_id] : [];
  },

  async apply(t, payment, amountCents, { over }) {
    const found = ownOf(await lockInvoice(t.db, idOf(payment)), payment.user_id);
    const actor = { id: payment.actor_id ?? payment.user_id, role: "buyer" as const };
    const row = found.status === "draft" ? await issueInvoice(t, found, actor) : found;
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
      const bonus = account("bonus", payment.user_id);
      const bonusCents = lines.find((line) => line.account === bonus)?.amountCents ?? 0;
      await setBonusPart(t.db, payment.id, bonusCents);
    }
    const paidCents = row.paid_cents + amountCents;
    const paid = await countPaid(t, row, { paidCents, event: "pay", actor });
    await writePaid(t, paid, amountCents);
  },

  // Money of a sale goes back by its cancellation or its return alone, where the vehicle is decided, too.
  isRefundable: false,
  refund: () => Promise.resolve(false),

  async deskRefund(t, payment, of) {
    const row = await lockPaid(t.db, payment, of);
    return row ? takeBackAtDesk(t, row, { payment: payment.id, ...of }) : 0;
  },

  async disputed(t, payment, dispute) {
    const row = await lockPaid(t.db, payment, dispute);
    return row ? followDispute(t, row, { payment: payment.id, dispute }) : "house";
  },
};

/** The account that a payment pays, by itself or by the deposit that it gave. */
async function lockPaid(
  t: Db,
  payment: Pick<Wanted, "ref">,
  { depositId }: { depositId: number | null },
): Promise<InvoiceRow | undefined> {
  if (depositId === null) return lockInvoice(t, idOf(payment));
  const of = await readByDeposit(t, depositId);
  return of && lockInvoice(t, of.id);
}

/** What of the buyer's deposit for the lot pays first, when the document is issued. */
async function heldFor(db: Db, row: InvoiceRow): Promise<number> {
  const held = await readHeldDeposit(db, row.buyer_id, row.lot_id);
  return held?.status === "held" ? Math.min(held.amount_cents, dueOf(row)) : 0;
}
