// This folder: balances.
import type {
  creditAddBalance,
  creditHistory,
  CreditRow,
  customReturnBalance,
} from "martillo/contract";
import { formatEuro, parseCents, refundableCents, splitRefund, toDecimal } from "martillo/domain";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import type { Db } from "../../../platform/db/db";
import { displayRange } from "../../../platform/lists/display-range";
import { toBalance } from "../ledger/balances";
import { readPurses } from "../ledger/balance-repository";
import { NotEnough, post } from "../ledger/post";
import { once } from "../once";
import { openForPayer } from "../payments/payment-calls";
import { addRefunded } from "../payment-repository";
import { insertRefund, nextRefundKey, readRefund } from "../refund-repository";
import { requireAmount } from "../require-amount";
import { toRefund } from "../refund-view";
import { askPayout, isPayoutRef, requirePayoutAccount } from "./ask-payout";
import { readPayout, readPayoutsOf } from "./payout-repository";
import { toPayout } from "./payout-view";
import {
  countMovements,
  type HistoryRow,
  lockReturnable,
  readMovements,
  readReturnable,
  type Returnable,
} from "./wallet-repository";

export const addBalance: Handler<typeof creditAddBalance> = (input, ctx) =>
  openForPayer(ctx, ctx.requireViewer().id, {
    purpose: "topup",
    ref: "",
    way: "card",
    amount: input.amount,
    saves: input.save === 1,
    returnTo: input.return_to,
    key: input.idempotency_key,
  });

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

/** Of balance that goes to a bank account, whose entries are named after the payout. */
const PAYOUT_DESCRIPTIONS: Readonly<Record<string, string>> = {
  refund: "Transferencia a su cuenta",
  refundfailed: "Transferencia a su cuenta que no llegó",
};

function describe({ event, ref }: Pick<HistoryRow, "event" | "ref">): string {
  const ofPayout = isPayoutRef(ref) ? PAYOUT_DESCRIPTIONS[event] : undefined;
  return ofPayout ?? DESCRIPTIONS[event] ?? "Movimiento";
}

async function readHistory(db: Db, userId: number, page: number, limit: number) {
  const rows = await readMovements(db, userId, limit, (page - 1) * limit);
  return { rows, total: await countMovements(db, userId) };
}

function toRow(row: HistoryRow): CreditRow {
  return {
    id: row.id,
    created_at: row.at_ms,
    type: row.event,
    description: describe(row),
    amount: toDecimal(row.change_cents),
    balance_after: toDecimal(row.balance_after),
    purse: row.kind,
    ref: row.ref,
  };
}

export const readCreditHistory: Handler<typeof creditHistory> = async ({ page, limit }, ctx) => {
  const { id } = ctx.requireViewer();
  const { rows, total } = await readHistory(ctx.db, id, page, limit);
  const purses = await readPurses(ctx.db, id);
  return {
    records: rows.map(toRow),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
    balance: toBalance(purses),
    returnable_to_cards: toDecimal(await readReturnableToCards(ctx.db, id, purses.walletCents)),
    payouts: (await readPayoutsOf(ctx.db, id)).map(toPayout),
  };
};

function refundableOf({ captured_cents, refunded_cents }: Returnable): number {
  return refundableCents({ capturedCents: captured_cents, refundedCents: refunded_cents });
}

/** What of a wallet can go back to the cards that it came from. */
async function readReturnableToCards(db: Db, userId: number, walletCents: number): Promise<number> {
  const payments = await readReturnable(db, userId);
  const cents = payments.reduce((sum, payment) => sum + refundableOf(payment), 0);
  return Math.min(walletCents, cents);
}

/** What one press has made, by its numbers. */
interface Made {
  refunds: number[];
  payout: number | null;
}

/**
 * Pays balance back to the cards it came from, newest first: each piece is a refund of its own. Money that they cannot take goes to a bank
 * account, where one is named. All in one transaction.
 */
export const returnBalance: Handler<typeof customReturnBalance> = async (input, ctx) => {
  const { id: userId } = ctx.requireViewer();
  const cents = parseCents(input.amount);
  // How much there is, is looked at under the locks of what it came from.
  requireAmount(cents, { minCents: 1, maxCents: Infinity });
  const { idempotency_key: key, amount, bank } = input;
  // Of the account's number nothing is kept with the key.
  const body = { amount, ...(bank && { bank: bank.source_id }) };
  const made = await once<Made | number[]>(
    ctx.db,
    { userId, key, call: "custom/returnBalance", body },
    async (t) => {
      const account = bank && (await requirePayoutAccount(t, userId, bank));
      const payments = await lockReturnable(t, userId);
      const { parts, restCents } = splitRefund(
        cents,
        payments.map((payment) => ({
          id: payment.id,
          atMs: payment.id,
          capturedCents: payment.captured_cents,
          refundedCents: payment.refunded_cents,
        })),
      );
      if (restCents > 0 && !account) throw await bankNeeded(t, userId, cents, restCents);
      try {
        const refunds: number[] = [];
        for (const part of parts) refunds.push(await returnToCard(t, userId, part));
        const payout =
          account && restCents > 0 ? await askPayout(ctx, t, account, restCents) : null;
        return { refunds, payout };
      } catch (error) {
        if (error instanceof NotEnough) throw await tooMuch(t, userId);
        throw error;
      }
    },
  );
  ctx.bus.money(userId);
  // Answers of keys that are older than payouts are the refunds alone.
  const { refunds, payout: payoutId } = Array.isArray(made)
    ? { refunds: made, payout: null }
    : made;
  const rows = await Promise.all(refunds.map((id) => readRefund(ctx.db, id)));
  const payout = payoutId === null ? undefined : await readPayout(ctx.db, payoutId);
  return {
    records: rows.filter((row) => row !== undefined).map(toRefund),
    balance: toBalance(await readPurses(ctx.db, userId)),
    ...(payout && { payout: toPayout(payout) }),
  };
};

/** Throws NotEnough where the wallet has less: the bonus is not paid out, and no person may ask for a debt. */
async function returnToCard(
  t: Db,
  userId: number,
  { id: paymentId, amountCents }: { id: number; amountCents: number },
): Promise<number> {
  const { row } = await insertRefund(t, {
    paymentId,
    userId,
    amountCents,
    key: await nextRefundKey(t, "balance", paymentId),
    reason: "balance",
    askedBy: userId,
  });
  await post(
    t,
    { event: "refund", refund: row.id, of: { what: "balance", user: userId, amountCents } },
    { paymentId, refundId: row.id },
  );
  await addRefunded(t, paymentId, amountCents);
  return row.id;
}

async function tooMuch(t: Db, userId: number): Promise<ApiFault> {
  const { walletCents } = await readPurses(t, userId);
  return new ApiFault("INSUFFICIENT_BALANCE", {
    values: { available: sum(walletCents) },
    text: "Se le pueden devolver {available} como máximo.",
    next: "Lo que vino de tarjetas regalo no se devuelve en dinero.",
  });
}

/** The cards cannot take all of it: of what the wallet has, a bank account can take the rest. */
async function bankNeeded(
  t: Db,
  userId: number,
  cents: number,
  restCents: number,
): Promise<ApiFault> {
  const { walletCents } = await readPurses(t, userId);
  if (walletCents < cents) return tooMuch(t, userId);
  return new ApiFault("INSUFFICIENT_BALANCE", {
    values: { available: sum(cents - restCents) },
    text: "A sus tarjetas solo pueden volver {available}.",
    next: "Indique una cuenta bancaria verificada para el resto.",
  });
}

function sum(cents: number): string {
  return formatEuro(cents, { whole: false });
}
