import {
  type Plan,
  type Subscription,
  subscriptionDeadline,
  type SubscriptionStep,
} from "martillo/domain";
import type { Db } from "../../platform/db/db";
import type { SendContext } from "../../platform/mail/send";
import type { Terms } from "./offer";
import { sendPlanLetter } from "./plan-letters";
import { insertPeriod, type SubscriptionRow, writeSubscription } from "./subscription-repository";

type Became = Extract<SubscriptionStep, { ok: true }>;

/** What a letter and the history say of a change. */
export interface ChangeFacts {
  /** The plan that the letter is about. */
  plan: Plan;
  totalCents: number;
  /** What begins with the change, for the history. */
  begun?: {
    kind: "trial" | "upgrade" | "renewal" | "agreed";
    creditCents: number;
    netCents: number;
    paymentId: number | null;
  };
  methodId?: number | null;
  terms?: Terms["plan"] | null;
  /** Issues the document of what was paid for it; returns its number. */
  issue?: ((begun: SubscriptionRow) => Promise<string>) | undefined;
}

/** Writes what has become of a subscription, with its letter and its line in the history. Hold the lock. */
export async function become(
  t: SendContext,
  row: SubscriptionRow,
  { subscription, letter }: Became,
  facts: ChangeFacts,
): Promise<SubscriptionRow> {
  const isSamePeriod =
    subscription.startMs === row.state.startMs && subscription.plan === row.state.plan;
  const next: SubscriptionRow = {
    ...row,
    state: subscription,
    terms: termsAfter(row, subscription, facts, isSamePeriod),
    method_id: facts.methodId ?? row.method_id,
    open_charge: null,
    reminders: isSamePeriod ? row.reminders : 0,
  };
  await writeSubscription(t.db, next);
  const { begun } = facts;
  if (begun) await noteBegin(t.db, next, begun, facts);
  const document = await facts.issue?.(next);
  if (letter) {
    await sendPlanLetter(t, row.user_id, letter, {
      plan: facts.plan,
      period: begun ? subscription.period : row.state.period,
      totalCents: facts.totalCents,
      atMs: letter === "planUnpaid" ? nextTry(subscription) : subscription.endMs,
      document,
    });
  }
  return next;
}

function nextTry(subscription: Subscription): number | null {
  return subscriptionDeadline(subscription)?.atMs ?? null;
}

function termsAfter(
  row: SubscriptionRow,
  { period }: Subscription,
  { terms }: ChangeFacts,
  isSamePeriod: boolean,
): Plan | null {
  if (terms !== undefined) return terms;
  return isSamePeriod && period !== null ? row.terms : null;
}

async function noteBegin(
  t: Db,
  { user_id, state }: SubscriptionRow,
  { kind, creditCents, netCents, paymentId }: NonNullable<ChangeFacts["begun"]>,
  { plan, totalCents }: ChangeFacts,
): Promise<void> {
  await insertPeriod(t, {
    userId: user_id,
    kind,
    type: plan.type,
    name: plan.name,
    period: state.period,
    startMs: state.startMs,
    endMs: state.endMs,
    netCents,
    creditCents,
    totalCents,
    paymentId,
  });
}
