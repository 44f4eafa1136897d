import { type ObservedDispute, ProviderRefused } from "..";
import type { Db } from "../../../platform/db/db";
import { tell } from "./events";
import { settle, settleRefund } from "./movements";
import { CURRENCY } from "./payments";
import type { SandboxDesk } from "./options";
import { refund } from "./refunds";
import {
  disputesOf,
  endDispute,
  findRefund,
  insertDispute,
  type PaymentRow,
  requireCents,
  requirePayment,
  setDisputeCents,
  writeLine,
  type Tools,
  type Turn,
} from "./sandbox-repository";
import { newId, run } from "./tools";

export function deskCalls(tools: Tools): SandboxDesk {
  return {
    webhooks: tools.webhooks,
    webhookSecrets: () => tools.webhookSecrets(),

    refund: (ref, cents) =>
      run(tools, "desk.refund", async (t, atMs, fate) => {
        const turn = { t, tools, atMs, fate };
        return refund(turn, await settle(turn, await requirePayment(t, ref)), cents, null);
      }),

    sendBack: (refundRef) =>
      run(tools, "desk.sendBack", async (t, atMs, fate) => {
        const row = await findRefund(t, "id", refundRef);
        if (!row || row.status === "failed")
          throw new ProviderRefused("not_found", `there is no refund ${refundRef} to send back`);
        await settleRefund({ t, tools, atMs, fate }, { ...row, settles_as: "failed" });
      }),

    dispute: (ref) =>
      run(tools, "desk.dispute", async (t, atMs, fate) => {
        const turn = { t, tools, atMs, fate };
        const payment = await settle(turn, await requirePayment(t, ref));
        const id = newId("sbd");
        await insertDispute(t, id, ref);
        return openDispute(turn, payment, id);
      }),

    closeDispute: (disputeRef, outcome) =>
      run(tools, "desk.closeDispute", (t, atMs, fate) =>
        closeDispute({ t, tools, atMs, fate }, disputeRef, outcome),
      ),

    payOut: (cents) =>
      run(tools, "desk.payOut", async (t, atMs, fate) => {
        requireCents(cents);
        await writeLine({ t, atMs }, { kind: "payout", cents: -cents, currency: CURRENCY });
        await tell(t, tools, { kind: "payout", ref: null, type: "payout.paid" }, atMs, fate);
      }),

    charge: (feeCents) =>
      run(tools, "desk.charge", async (t, atMs) => {
        requireCents(feeCents);
        await writeLine({ t, atMs }, { kind: "fee", cents: 0, feeCents, currency: CURRENCY });
      }),
  };
}

/** What a payer's bank could still take of a payment. */
export async function disputableCents(t: Db, payment: PaymentRow): Promise<number> {
  if (payment.status !== "succeeded") return 0;
  const others = await disputesOf(t, payment.id);
  const taken = others.reduce((sum, { cents, status }) => sum + (status === "won" ? 0 : cents), 0);
  return Math.max(0, payment.captured_cents - payment.refunded_cents - taken);
}

/** The payer's bank takes all that is left of a payment. */
export async function openDispute(
  turn: Turn,
  payment: PaymentRow,
  id: string,
): Promise<ObservedDispute> {
  const { t, tools } = turn;
  const cents = await disputableCents(t, payment);
  if (cents === 0) throw new ProviderRefused("state", "there is nothing to dispute");
  await setDisputeCents(t, id, cents);
  const { currency } = payment;
  await writeLine(turn, {
    kind: "dispute",
    payment: payment.id,
    cents: -cents,
    feeCents: tools.fees.ofDispute,
    currency,
  });
  await tellDispute(turn, payment, "dispute.open");
  return { disputeRef: id, providerRef: payment.id, status: "open", cents, currency };
}

async function tellDispute({ t, tools, atMs, fate }: Turn, payment: PaymentRow, type: string) {
  const { id: ref, payment_id: paymentId, customer_id: customerId } = payment;
  await tell(t, tools, { kind: "dispute", ref, type, paymentId, customerId }, atMs, fate);
}

async function closeDispute(
  turn: Turn,
  disputeRef: string,
  outcome: "won" | "lost",
): Promise<ObservedDispute> {
  const { t } = turn;
  const row = await endDispute(t, disputeRef, outcome);
  if (!row) throw new ProviderRefused("not_found", `there is no open dispute ${disputeRef}`);
  const payment = await requirePayment(t, row.payment);
  const { currency } = payment;
  const { cents } = row;
  if (outcome === "won")
    await writeLine(turn, { kind: "dispute_won", payment: payment.id, cents, currency });
  await tellDispute(turn, payment, `dispute.${outcome}`);
  return { disputeRef, providerRef: payment.id, status: outcome, cents, currency };
}
