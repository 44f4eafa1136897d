// This folder: balances.
import type {
  creditAddBalance,
  CreditRow,
  creditHistory,
  customReturnBalance,
} from "martillo/contract";
import { formatEuro, parseCents, refundableCents, toDecimal } from "martillo/domain";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import { type Db, ms } from "../../../platform/db/db";
import { displayRange } from "../../../platform/lists/display-range";
import { readPurses, toBalance } from "../ledger/balances";
import { NotEnough, post } from "../ledger/post";
import { once } from "../once";
import { opened } from "../payments/payment-calls";
import { addRefunded } from "../payment-repository";
import { insertRefund, nextRefundKey, readRefund } from "../refund-repository";
import { requireAmount } from "../require-amount";
import { toRefund } from "../refund-view";

export const addBalance: Handler<typeof creditAddBalance> = (input, ctx) =>
  opened(ctx, ctx.requireViewer().id, {
    purpose: "topup",
    ref: "",
    way: "card",
    amount: input.amount,
    saves: input.save === 1,
    returnTo: input.return_to,
    key: input.idempotency_key,
  });

interface HistoryRow {
  id: number;
  at_ms: number;
  event: string;
  ref: string;
  kind: "wallet" | "bonus";
  change_cents: number;
  balance_after: number;
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  topup: "Saldo añadido",
  deposit: "Depósito de puja",
  release: "Depósito devuelto",
  apply: "Resto del depósito",
  redeem: "Tarjeta regalo",
  pay: "Pago",
  unpay: "Pago devuelto",
  return: "Devolución de un vehículo",
  refund: "Devolución a su tarjeta o cuenta",
  refundfailed: "Devolución que su banco no aceptó",
  dispute: "Pago anulado por su banco",
  disputewon: "Pago recuperado",
};

async function readHistory(db: Db, userId: number, page: number, limit: number) {
  const rows = await db.query<HistoryRow>(
    `select l.id, ${ms("e.at")} as at_ms, e.event, e.ref, a.kind, -l.amount_cents as change_cents, l.balance_after
     from ledger_accounts a join ledger_lines l on l.account_id = a.id join ledger_entries e on e.id = l.entry_id
     where a.kind in ('wallet', 'bonus') and a.ref = $1::text
     order by l.id desc limit $2 offset $3`,
    [userId, limit, (page - 1) * limit],
  );
  const [count] = await db.query<{ total: number }>(
    `select coalesce(sum(version), 0)::bigint as total from ledger_accounts
     where kind in ('wallet', 'bonus') and ref = $1::text`,
    [userId],
  );
  return { rows, total: count?.total ?? 0 };
}

function toRow(row: HistoryRow): CreditRow {
  return {
    id: row.id,
    created_at: row.at_ms,
    type: row.event,
    description: DESCRIPTIONS[row.event] ?? "Movimiento",
    amount: toDecimal(row.change_cents),
    balance_after: toDecimal(row.balance_after),
    purse: row.kind,
    ref: row.ref,
  };
}

export const history: Handler<typeof creditHistory> = async ({ page, limit }, ctx) => {
  const { id } = ctx.requireViewer();
  const { rows, total } = await readHistory(ctx.db, id, page, limit);
  return {
    records: rows.map(toRow),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
    balance: toBalance(await readPurses(ctx.db, id)),
  };
};

interface Returnable {
  id: number;
  captured_cents: number;
  refunded_cents: number;
}

/** Top-ups of which something has not gone back, newest first. */
function readReturnable(t: Db, userId: number): Promise<Returnable[]> {
  return t.query<Returnable>(
    `select id, captured_cents, refunded_cents from payments
     where user_id = $1 and purpose = 'topup' and status = 'succeeded' and not disputed
       and captured_cents > refunded_cents
     order by id desc for no key update`,
    [userId],
  );
}

function refundableOf({ captured_cents, refunded_cents }: Returnable): number {
  return refundableCents({ capturedCents: captured_cents, refundedCents: refunded_cents });
}

/** Pays balance back to the cards it came from, newest first: each piece is a refund of its own, all in one transaction. */
export const returnBalance: Handler<typeof customReturnBalance> = async (input, ctx) => {
  const { id: userId } = ctx.requireViewer();
  const cents = parseCents(input.amount);
  // How much there is, is looked at under the locks of what it came from.
  requireAmount(cents, { minCents: 1, maxCents: Infinity });
  const { idempotency_key: key, ...body } = input;
  const ids = await once(ctx.db, { userId, key, call: "custom/returnBalance", body }, async (t) => {
    const payments = await readReturnable(t, userId);
    const made: number[] = [];
    let left = cents;
    for (const payment of payments) {
      if (left === 0) break;
      const part = Math.min(left, refundableOf(payment));
      const { row } = await insertRefund(t, {
        paymentId: payment.id,
        userId,
        amountCents: part,
        key: await nextRefundKey(t, "balance", payment.id),
        reason: "balance",
        askedBy: userId,
      });
      await takeFromWallet(t, userId, row.id, payment.id, part);
      await addRefunded(t, payment.id, part);
      made.push(row.id);
      left -= part;
    }
    if (left > 0) throw await tooMuch(t, userId, cents - left);
    return made;
  });
  ctx.bus.money(userId);
  const rows = await Promise.all(ids.map((id) => readRefund(ctx.db, id)));
  return {
    records: rows.filter((row) => row !== undefined).map(toRefund),
    balance: toBalance(await readPurses(ctx.db, userId)),
  };
};

async function takeFromWallet(
  t: Db,
  userId: number,
  refund: number,
  payment: number,
  cents: number,
) {
  const { walletCents } = await readPurses(t, userId);
  // What the wallet lacks would become a debt, which nobody may ask for.
  if (walletCents < cents) throw await tooMuch(t, userId, walletCents);
  try {
    await post(
      t,
      { event: "refund", refund, of: { what: "topup", user: userId, amountCents: cents } },
      { paymentId: payment, refundId: refund },
    );
  } catch (error) {
    if (error instanceof NotEnough) throw await tooMuch(t, userId, walletCents);
    throw error;
  }
}

async function tooMuch(t: Db, userId: number, mostCents: number): Promise<ApiFault> {
  const { walletCents } = await readPurses(t, userId);
  return new ApiFault("INSUFFICIENT_BALANCE", {
    values: { available: formatEuro(Math.min(walletCents, mostCents), { whole: false }) },
  });
}
