import {
  ProviderRefused,
  type Failure,
  type NextStep,
  type Observed,
  type ObservedDispute,
  type ObservedRefund,
  type ObservedSetup,
  type ObservedStatus,
} from "..";
import type { Db } from "../../../platform/db/db";
import type { Source } from "./decide";

export interface PaymentRow {
  seq: number;
  id: string;
  secret: string;
  payment_id: string;
  customer_id: string | null;
  amount_cents: number;
  captured_cents: number;
  refunded_cents: number;
  currency: string;
  take: "now" | "hold";
  save: boolean;
  always_challenge: boolean;
  status: ObservedStatus;
  source: Source | null;
  method_id: string | null;
  challenge: string | null;
  failure: Failure | null;
  settles_at: number | null;
  settles_as: "succeeded" | "failed" | "canceled" | null;
}

export interface RefundRow {
  id: string;
  payment: string;
  refund_id: string | null;
  cents: number;
  status: ObservedRefund["status"];
  currency: string;
}

/** One that is not settled yet: what it will come to. */
export interface DueRefundRow extends RefundRow {
  settles_as: "succeeded" | "failed" | null;
}

export interface SetupRow {
  id: string;
  secret: string;
  customer_id: string;
  kind: "card" | "bank";
  status: ObservedSetup["status"];
  source: Source | null;
  method_id: string | null;
  challenge: string | null;
  failure: Failure | null;
}

/** What may still be paid. */
export const PAYABLE: ReadonlySet<string> = new Set(["open", "requires_action", "failed"]);

const BY = { id: "id", secret: "secret", challenge: "challenge" } as const;

/** The payment, locked until the transaction ends. */
export async function findPayment(
  t: Db,
  by: keyof typeof BY,
  value: string,
): Promise<PaymentRow | undefined> {
  const [row] = await t.query<PaymentRow>(
    `select * from sandbox_payments where ${BY[by]} = $1 for update`,
    [value],
  );
  return row;
}

export async function requirePayment(t: Db, id: string): Promise<PaymentRow> {
  const row = await findPayment(t, "id", id);
  if (!row) throw new ProviderRefused("not_found", `there is no payment ${id}`);
  return row;
}

export async function requireCustomer(t: Db, id: string): Promise<{ userId: number }> {
  const [row] = await t.query<{ userId: number }>(
    `select user_id as "userId" from sandbox_customers where id = $1`,
    [id],
  );
  if (!row) throw new ProviderRefused("not_found", `there is no customer ${id}`);
  return row;
}

/** The setup, locked until the transaction ends. */
export async function findSetup(
  t: Db,
  by: keyof typeof BY,
  value: string,
): Promise<SetupRow | undefined> {
  const [row] = await t.query<SetupRow>(
    `select * from sandbox_setups where ${BY[by]} = $1 for update`,
    [value],
  );
  return row;
}

export function requireCents(cents: number) {
  if (!Number.isSafeInteger(cents) || cents < 1)
    throw new ProviderRefused("amount", "an amount is whole cents, more than none");
}

function nextOf({
  status,
  secret,
  challenge,
}: {
  status: string;
  secret: string;
  challenge: string | null;
}): NextStep | undefined {
  if (status !== "open" && status !== "requires_action") return undefined;
  return {
    kind: "frame",
    data: { client_secret: secret, ...(challenge !== null && { challenge }) },
  };
}

/** A payment as it is told, without what belongs to it. */
export function observedOf(row: PaymentRow): Observed {
  const next = nextOf(row);
  return {
    providerRef: row.id,
    status: row.status,
    amountCents: row.amount_cents,
    capturedCents: row.captured_cents,
    refundedCents: row.refunded_cents,
    currency: row.currency,
    ...(row.source && { method: { ...row.source.facts, methodId: row.method_id } }),
    // What is processing knows already how it will end.
    ...(row.failure && row.status === "failed" && { failure: row.failure }),
    ...(next && { next }),
  };
}

export function setupOf(row: SetupRow): ObservedSetup {
  const next = nextOf(row);
  return {
    setupRef: row.id,
    status: row.status,
    ...(row.source &&
      row.method_id !== null && { method: { ...row.source.facts, methodId: row.method_id } }),
    ...(row.failure && { failure: row.failure }),
    ...(next && { next }),
  };
}

export function refundOf(row: RefundRow): ObservedRefund {
  return {
    refundRef: row.id,
    refundId: row.refund_id,
    providerRef: row.payment,
    status: row.status,
    cents: row.cents,
    currency: row.currency,
  };
}

const REFUNDS = `select r.id, r.payment, r.refund_id, r.cents, r.status, p.currency
  from sandbox_refunds r join sandbox_payments p on p.id = r.payment`;

/** By its own name or by the house's. */
export async function findRefund(
  t: Db,
  by: "id" | "refund_id",
  value: string,
): Promise<RefundRow | undefined> {
  const [row] = await t.query<RefundRow>(`${REFUNDS} where r.${by} = $1`, [value]);
  return row;
}

export async function refundsOf(t: Db, payment: string): Promise<ObservedRefund[]> {
  const rows = await t.query<RefundRow>(`${REFUNDS} where r.payment = $1 order by r.seq`, [
    payment,
  ]);
  return rows.map(refundOf);
}

export async function disputesOf(t: Db, payment: string): Promise<ObservedDispute[]> {
  return t.query<ObservedDispute>(
    `select d.id as "disputeRef", d.payment as "providerRef", d.status, d.cents, p.currency
     from sandbox_disputes d join sandbox_payments p on p.id = d.payment
     where d.payment = $1 and d.opens_at is null order by d.seq`,
    [payment],
  );
}

/** The payment with all that belongs to it. */
export async function wholeOf(t: Db, row: PaymentRow): Promise<Observed> {
  const [refunds, disputes] = [await refundsOf(t, row.id), await disputesOf(t, row.id)];
  return { ...observedOf(row), refunds, disputes };
}
