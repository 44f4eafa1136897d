import { decideCharge, type Occasion, type Source } from "./decide";
import { tell, tellPayment } from "./events";
import { saveMethod } from "./save-method";
import {
  announceDispute,
  change,
  type Changes,
  type DueRefundRow,
  type PaymentRow,
  settleRefundRow,
  takeRefundBack,
  writeLine,
  type Turn,
} from "./sandbox-repository";
import { newId } from "./tools";

const HOLD_MS = 7 * 86_400_000;

/** What the payer pays with. */
export interface Means {
  source: Source;
  /** Of one that was saved before. */
  methodId: string | null;
  save: boolean;
}

/** Charges a payment that may be paid. */
export async function charge(
  turn: Turn,
  row: PaymentRow,
  { source, methodId, save }: Means,
  on: Pick<Occasion, "present" | "challenged">,
): Promise<PaymentRow> {
  const outcome = decideCharge(source, {
    ...on,
    saved: methodId !== null,
    alwaysChallenge: row.always_challenge,
    atMs: turn.atMs,
  });
  const base: Changes = {
    source,
    method_id: methodId,
    save,
    ...DONE,
  };
  switch (outcome.kind) {
    case "succeeded":
      if (outcome.answerLost) turn.fate.answerLost = true;
      return paid(turn, { ...row, ...base });
    case "processing": {
      const settlesAt = turn.atMs + turn.tools.processingMs;
      turn.fate.due.push(settlesAt);
      return changed(turn, row, {
        ...base,
        status: "processing",
        settles_at: settlesAt,
        settles_as: outcome.as,
        // Told when it has failed.
        failure: outcome.failure ?? null,
      });
    }
    case "challenge":
      return changed(turn, row, {
        ...base,
        status: "requires_action",
        challenge: newId("sbch"),
      });
    case "failed":
      return changed(turn, row, { ...base, status: "failed", failure: outcome.failure });
  }
}

async function changed(turn: Turn, row: PaymentRow, changes: Changes): Promise<PaymentRow> {
  const next = await change(turn, row, changes);
  await tellPayment(turn.t, turn.tools, next, turn.atMs, turn.fate);
  return next;
}

const DONE = { challenge: null, failure: null, settles_at: null, settles_as: null } as const;

/** The payer's bank has agreed. */
async function paid(turn: Turn, row: PaymentRow): Promise<PaymentRow> {
  const isNew = row.save && row.method_id === null;
  const methodId =
    isNew && row.customer_id !== null && row.source
      ? await saveMethod(turn, row.customer_id, row.source)
      : row.method_id;
  const next = { ...row, method_id: methodId };
  if (row.take === "now") return taken(turn, next, row.amount_cents);
  const endsAt = turn.atMs + HOLD_MS;
  turn.fate.due.push(endsAt);
  return changed(turn, next, {
    ...DONE,
    status: "authorized",
    settles_at: endsAt,
    settles_as: "canceled",
  });
}

/** The money is there. */
export async function taken(turn: Turn, row: PaymentRow, cents: number): Promise<PaymentRow> {
  const { t, tools, atMs, fate } = turn;
  const next = await changed(turn, row, { ...DONE, status: "succeeded", captured_cents: cents });
  const feeCents = tools.fees.ofPayment(cents);
  const line = {
    kind: "payment",
    payment: row.id,
    cents,
    feeCents,
    currency: row.currency,
  } as const;
  await writeLine(turn, line);
  if (row.source?.behaviour === "dispute") {
    const opensAt = atMs + tools.disputeMs;
    fate.due.push(opensAt);
    await announceDispute(t, newId("sbd"), row.id, opensAt);
  }
  return next;
}

/** Ends what is not paid, without money. */
export function ended(
  turn: Turn,
  row: PaymentRow,
  status: "failed" | "canceled",
): Promise<PaymentRow> {
  return changed(turn, row, { status, challenge: null, settles_at: null, settles_as: null });
}

export function challengeRefused(turn: Turn, row: PaymentRow): Promise<PaymentRow> {
  const failure = { reason: "authentication_required", retry: true } as const;
  return changed(turn, row, { status: "failed", challenge: null, failure });
}

/** A payment that was on its way has arrived, or has not. */
export async function settle(turn: Turn, row: PaymentRow): Promise<PaymentRow> {
  if (row.settles_at === null || row.settles_at > turn.atMs) return row;
  if (row.settles_as === "succeeded") return paid(turn, row);
  return ended(turn, row, row.settles_as ?? "failed");
}

export async function settleRefund(turn: Turn, row: DueRefundRow): Promise<void> {
  const { t, tools, atMs, fate } = turn;
  const status = row.settles_as ?? "succeeded";
  await settleRefundRow(t, row.id, status);
  if (status === "failed") {
    await takeRefundBack(t, row.payment, row.cents);
    const { cents, currency, payment, id: refund } = row;
    await writeLine(turn, { kind: "refund_failed", payment, refund, cents, currency });
  }
  const told = { kind: "refund", ref: row.payment, type: `refund.${status}` } as const;
  await tell(t, tools, told, atMs, fate);
}
