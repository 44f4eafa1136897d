import {
  entryKey,
  type InvoiceOfSeller,
  type InvoiceParts,
  type LedgerEventOf,
  type LedgerId,
  refundToPurses,
  splitRefund,
} from "martillo/domain";
import type { Services } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import type { Db } from "../../../platform/db/db";
import { endDeposit, readDeposit } from "../deposits/deposit-repository";
import { goesToWallet } from "../deposits/deposit-view";
import { post } from "../ledger/post";
import { addRefunded } from "../payment-repository";
import { insertRefund, nextRefundKey } from "../refund-repository";
import { readInBalanceCents } from "../failed-refunds";
import { settledOf, undoOffline } from "./offline-payments";
import {
  type GivenBack,
  lockFunds,
  readBorneCents,
  readInvoicePayments,
  type WayBack,
} from "./invoice-fund-repository";

/** What paid an invoice and has not gone back. */
export interface InvoiceFund {
  way: WayBack;
  paymentId: number | null;
  /** Null for a payment. */
  depositId: number | null;
  atMs: number;
  /** The amount that was given, and how much of it can still go back. */
  capturedCents: number;
  refundedCents: number;
  disputedCents: number;
  walletCents: number;
  bonusCents: number;
  provider: string;
}

type Tools = { db: Db } & Pick<Services, "ports">;

/** What paid an invoice: its payments and what its deposit gave to it, oldest first. */
export async function readInvoiceFunds(
  db: Db,
  of: {
    invoice: number;
    depositId: number | null;
    depositCents: number;
    /** The parts that have gone back before, where it goes back in steps: a deposit says only whether all of it went. @default nothing */
    before?: readonly GivenBack[];
  },
): Promise<InvoiceFund[]> {
  const payments = await readInvoicePayments(db, String(of.invoice));
  const funds: InvoiceFund[] = [];
  for (const row of payments) {
    const inBalanceCents = await readInBalanceCents(db, { id: row.id, purpose: "invoice" });
    // What its payer's bank took back for good is with the payer, too.
    const refundedCents = row.refunded_cents + inBalanceCents + row.lost_cents;
    if (refundedCents >= row.captured_cents) continue;
    funds.push({
      way: row.provider === "wallet" ? "balance" : row.provider === "offline" ? "seller" : "card",
      paymentId: row.id,
      depositId: null,
      atMs: row.at_ms,
      capturedCents: row.captured_cents,
      refundedCents,
      disputedCents: row.disputed ? row.captured_cents - refundedCents : 0,
      walletCents: row.captured_cents - row.bonus_cents,
      bonusCents: row.bonus_cents,
      provider: row.provider,
    });
  }
  const deposit =
    of.depositId === null || of.depositCents === 0
      ? undefined
      : await readDeposit(db, of.depositId);
  if (deposit?.status !== "applied") return funds;
  const refundedCents = (of.before ?? [])
    .filter(({ depositId }) => depositId === deposit.id)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const isOfPurses = deposit.wallet_cents + deposit.bonus_cents > 0;
  // The bonus of a deposit is used first.
  const bonusCents = isOfPurses ? Math.min(deposit.bonus_cents, of.depositCents) : 0;
  const fund: InvoiceFund = {
    way: deposit.payment_id === null || goesToWallet(deposit) ? "balance" : "card",
    paymentId: goesToWallet(deposit) ? null : deposit.payment_id,
    depositId: deposit.id,
    atMs: deposit.paid_ms,
    capturedCents: of.depositCents,
    refundedCents,
    disputedCents: 0,
    walletCents: of.depositCents - bonusCents,
    bonusCents,
    provider: deposit.provider ?? "wallet",
  };
  return [fund, ...funds];
}

/**
 * A vehicle was given back: an amount of what was paid for it goes back the ways it came, the newest first; money that no way can take goes
 * to the balance. Refunds to cards begin in this transaction, and are sent after it. The invoice is locked; `parts` are the correction's,
 * positive, and add up to the amount with what was due. Throws PAYMENT_DISPUTED where a bank is asked for some of it.
 */
export async function giveBackReturned(
  { db: t, ports }: Tools,
  of: {
    /** Its id; of what goes back later, with what sets it apart. */
    returnId: LedgerId;
    buyerId: number;
    parts: InvoiceParts;
    amountCents: number;
    askedBy: number | null;
    depositId: number | null;
    depositCents: number;
    /** The parts that have gone back before. @default nothing */
    before?: readonly GivenBack[];
    /** What of the correction was not paid, and is not owed any more. @default nothing */
    dueCents?: number;
  } & { invoice: number; seller: number },
): Promise<GivenBack[]> {
  const { dueCents = 0 } = of;
  if (of.amountCents + dueCents === 0) return [];
  await lockFunds(t, of);
  const funds = await readInvoiceFunds(t, of);
  if (funds.some(({ disputedCents }) => disputedCents > 0)) throw new ApiFault("PAYMENT_DISPUTED");
  const byBankCents = Math.min(of.amountCents, await readBorneCents(t, of));
  const { parts, restCents } = splitRefund(
    of.amountCents - byBankCents,
    funds.map((fund, index) => ({
      id: index,
      atMs: fund.atMs,
      capturedCents: fund.capturedCents,
      refundedCents: fund.refundedCents,
      disputedCents: fund.disputedCents,
      refund:
        fund.way === "card"
          ? (ports.payments.named(fund.provider)?.can.refund ?? "none")
          : "partial",
    })),
  );
  const given: GivenBack[] = [];
  const backs: LedgerEventOf<"return">["backs"][number][] = [];
  if (byBankCents > 0) {
    backs.push({ to: "bank", amountCents: byBankCents });
    given.push({
      to: "card",
      amountCents: byBankCents,
      refundId: null,
      paymentId: null,
      byBank: true,
    });
  }
  for (const { id, amountCents } of parts) {
    const fund = funds[id];
    if (!fund) continue;
    const { paymentId, depositId, way: to } = fund;
    const ofDeposit = depositId === null ? {} : { depositId };
    const back: GivenBack = { to, amountCents, refundId: null, paymentId, ...ofDeposit };
    if (to === "card" && paymentId !== null) {
      const { row } = await insertRefund(t, {
        paymentId,
        userId: of.buyerId,
        depositId,
        amountCents,
        key: await nextRefundKey(t, "return", paymentId),
        reason: "return",
        askedBy: of.askedBy,
      });
      back.refundId = row.id;
      backs.push({ to: "card", refund: row.id, amountCents });
    } else if (to === "seller") backs.push({ to: "seller", amountCents });
    else backs.push(toPurses(of.buyerId, fund, amountCents));
    if (paymentId !== null) await addRefunded(t, paymentId, amountCents);
    if (depositId !== null && fund.refundedCents + amountCents === fund.capturedCents) {
      await endDeposit(
        t,
        { id: depositId, status: "applied" },
        {
          event: "give_back",
          toWallet: to === "balance",
          reason: null,
        },
      );
    }
    given.push(back);
  }
  if (restCents > 0) {
    backs.push({ to: "purses", user: of.buyerId, walletCents: restCents, bonusCents: 0 });
    given.push({ to: "balance", amountCents: restCents, refundId: null, paymentId: null });
  }
  await post(t, {
    event: "return",
    return: of.returnId,
    seller: of.seller,
    parts: of.parts,
    backs,
    ...(dueCents > 0 && { due: { invoice: of.invoice, amountCents: dueCents } }),
  });
  return given;
}

/**
 * All payments of an invoice that is not paid in full are taken back, the newest first, so that it can be cancelled; its deposit is left. What
 * a gateway does not return goes into the balance when it refuses. The invoice is locked. Throws PAYMENT_DISPUTED where a bank is asked for some
 * of it.
 */
export async function takeBackPayments(
  t: Db,
  of: { buyerId: number; sellerCents: number; askedBy: number | null } & {
    invoice: number;
    seller: number;
  },
): Promise<GivenBack[]> {
  await lockFunds(t, { ...of, depositId: null });
  const funds = await readInvoiceFunds(t, { ...of, depositId: null, depositCents: 0 });
  const sale: InvoiceOfSeller = { invoice: of.invoice, seller: of.seller };
  if (funds.some(({ disputedCents }) => disputedCents > 0)) throw new ApiFault("PAYMENT_DISPUTED");
  const given: GivenBack[] = [];
  for (const fund of funds.toReversed()) {
    const { paymentId, way: to } = fund;
    if (paymentId === null) continue;
    const amountCents = fund.capturedCents - fund.refundedCents;
    const back: GivenBack = { to, amountCents, refundId: null, paymentId };
    given.push(back);
    if (to === "seller") {
      const payment = { id: paymentId, captured_cents: amountCents };
      await undoOffline(t, payment, sale, of.sellerCents);
      continue;
    }
    const settledCents = await settledOf(t, sale, of.sellerCents);
    const reverses = entryKey({
      event: "pay",
      payment: paymentId,
      funds: { from: "purses", user: of.buyerId },
      amountCents,
      invoices: [sale],
    });
    const shared = { event: "unpay", settledCents, reverses, ...sale } as const;
    if (to === "card") {
      const { row } = await insertRefund(t, {
        paymentId,
        userId: of.buyerId,
        amountCents,
        key: await nextRefundKey(t, "return", paymentId),
        reason: "return",
        askedBy: of.askedBy,
      });
      back.refundId = row.id;
      await post(
        t,
        { ...shared, refund: row.id, back: { to: "card", refund: row.id, amountCents } },
        { paymentId, refundId: row.id },
      );
    } else {
      const purses = toPurses(of.buyerId, fund, amountCents);
      await post(t, { ...shared, refund: `wallet.${paymentId}`, back: purses }, { paymentId });
    }
    await addRefunded(t, paymentId, amountCents);
  }
  return given;
}

function toPurses(user: number, fund: InvoiceFund, amountCents: number) {
  const part = refundToPurses(fund, fund.refundedCents, amountCents);
  return { to: "purses", user, ...part } as const;
}
