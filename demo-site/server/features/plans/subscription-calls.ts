import type {
  customSubscription,
  customSubscriptionAction,
  customSubscriptionHistory,
} from "martillo/contract";
import { nextSubscription, type SubscriptionEvent, toDecimal } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { databaseNow } from "../../platform/db/clock";
import type { Db } from "../../platform/db/db";
import { withRetries } from "../../platform/db/retry";
import { displayRange } from "../../platform/lists/display-range";
import { readDocuments } from "../documents";
import { readMethod } from "../money";
import { become } from "./change";
import { renewalTerms } from "./offer";
import { isChargeable } from "./plan-card";
import { ownPlan, ownPlanToday, type PlanList, readPlanList, requirePlan } from "./plan-list";
import { requireNoneOnItsWay } from "./on-its-way";
import { chargeNext } from "./renew";
import { requireSeller } from "./require-seller";
import {
  countPeriods,
  lockSubscription,
  readPeriods,
  type SubscriptionRow,
  writeSubscription,
} from "./subscription-repository";
import { viewSubscription } from "./subscription-view";

export const subscription: Handler<typeof customSubscription> = async (_input, ctx) => ({
  record: await viewSubscription(ctx.db, requireSeller(ctx)),
});

export const subscriptionAction: Handler<typeof customSubscriptionAction> = async (input, ctx) => {
  const userId = requireSeller(ctx);
  if (input.action === "method") {
    await changeCard(ctx, userId, input.source);
  } else {
    const { action, planName, period } = input;
    await withRetries(() =>
      ctx.db.tx(async (t) => {
        const row = await lockSubscription(t, userId);
        const list = await readPlanList(t);
        // The charge under way is for the plan as it is: another one would come beside it.
        if (action === "downgrade") await requireNoneOnItsWay(t, userId);
        const event = eventOf({ action, planName, period }, list, row);
        const step = nextSubscription(row.state, event, await databaseNow(t));
        if (!step.ok) throw new ApiFault(step.code);
        await become({ ...ctx, db: t }, row, step, {
          plan: ownPlan(list, row),
          totalCents: renewalTerms(list, row)?.totalCents ?? 0,
        });
      }),
    );
    ctx.bus.money(userId);
  }
  return { record: await viewSubscription(ctx.db, userId) };
};

function eventOf(
  {
    action,
    planName,
    period,
  }: {
    action: "cancel" | "resume" | "downgrade";
    planName: string | undefined;
    period: "monthly" | "yearly" | undefined;
  },
  list: PlanList,
  row: SubscriptionRow,
): SubscriptionEvent {
  if (action !== "downgrade") return { event: action };
  return {
    event: "downgrade",
    plan: requirePlan(list, planName),
    period: period ?? row.state.period ?? "monthly",
    own: ownPlanToday(list, row),
  };
}

/** Another card for what is charged; where a payment is missing, it is tried at once. */
async function changeCard(ctx: CallContext, userId: number, source = ""): Promise<void> {
  const method = await readMethod(ctx.db, userId, source);
  const nowMs = await ctx.now();
  if (!method || !isChargeable(method, nowMs)) throw new ApiFault("CARD_REQUIRED");
  const row = await ctx.db.tx(async (t) => {
    const found = await lockSubscription(t, userId);
    await writeSubscription(t, { ...found, method_id: method.id });
    return found;
  });
  ctx.bus.money(userId);
  if (row.state.status !== "past_due") return;
  const fate = await chargeNext(ctx, userId, "present");
  if (fate === "unpaid") throw new ApiFault("PAYMENT_DECLINED");
  if (fate === "busy") throw new ApiFault("PAYMENT_IN_PROGRESS");
}

async function readHistory(db: Db, userId: number, page: number, limit: number) {
  const rows = await readPeriods(db, userId, limit, (page - 1) * limit);
  return { rows, total: await countPeriods(db, userId) };
}

export const subscriptionHistory: Handler<typeof customSubscriptionHistory> = async (
  { page, limit },
  ctx,
) => {
  const { rows, total } = await readHistory(ctx.db, requireSeller(ctx), page, limit);
  const documents = await readDocuments(
    ctx.db,
    "payment",
    rows.flatMap(({ payment_id }) => payment_id ?? []),
  );
  return {
    records: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      plan: row.plan,
      plan_name: row.plan_name,
      period: row.period,
      start: row.start_ms,
      end: row.end_ms,
      net: toDecimal(row.net_cents),
      credit: toDecimal(row.credit_cents),
      total: toDecimal(row.total_cents),
      payment: row.payment_id,
      card: row.card,
      documents: documents.get(row.payment_id ?? 0) ?? [],
    })),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
  };
};
