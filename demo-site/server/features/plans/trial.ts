import type { freeTrialActivation } from "martillo/contract";
import { netOf, nextSubscription, plainId, planPrice } from "martillo/domain";
import { findUser, toUser } from "../accounts";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { databaseNow } from "../../platform/db/clock";
import type { Db } from "../../platform/db/db";
import { withRetries } from "../../platform/db/retry";
import type { MethodRow } from "../money";
import { become } from "./change";
import { requireNoneOnItsWay } from "./on-its-way";
import { planCard } from "./plan-card";
import { readPlanList, requirePlan } from "./plan-list";
import { requireSeller } from "./require-seller";
import { lockSubscription } from "./subscription-repository";
import { viewSubscription } from "./subscription-view";
import { insertTrialKeys, isUsed, readTaxText } from "./trial-repository";

/** What a trial is counted by, beside its account: the tax number, and the card that will be charged. */
async function trialKeys(t: Db, userId: number, card: MethodRow | null): Promise<string[]> {
  const person = await readTaxText(t, userId);
  const tax = plainId(person?.tax ?? "").replace(/[^\dA-Z]/g, "");
  return [
    `user:${userId}`,
    ...(tax === "" ? [] : [`tax:${tax}`]),
    ...(card && card.fingerprint !== "" ? [`card:${card.provider}:${card.fingerprint}`] : []),
  ];
}

/** Tries a plan, once. Its card is charged at the end of it. */
export const activateTrial: Handler<typeof freeTrialActivation> = async (input, ctx) => {
  const userId = requireSeller(ctx);
  const { period } = input;
  await withRetries(() =>
    ctx.db.tx(async (t) => {
      const list = await readPlanList(t);
      const plan = requirePlan(list, input.planName);
      const row = await lockSubscription(t, userId);
      await requireNoneOnItsWay(t, userId);
      const nowMs = await databaseNow(t);
      const card = await planCard(t, row, nowMs);
      const keys = await trialKeys(t, userId, card);
      const wasTried = row.state.isTrialUsed || (await isUsed(t, keys));
      const step = nextSubscription(
        { ...row.state, isTrialUsed: wasTried },
        { event: "start_trial", plan, period, hasCard: card !== null },
        nowMs,
      );
      if (!step.ok) throw new ApiFault(step.code);
      await insertTrialKeys(t, keys, userId);
      await become({ ...ctx, db: t }, row, step, {
        plan,
        totalCents: planPrice(netOf(plan, period) ?? 0).totalCents,
        terms: plan,
        methodId: card?.id ?? null,
        begun: { kind: "trial", creditCents: 0, netCents: 0, paymentId: null },
      });
    }),
  );
  ctx.bus.money(userId);
  const user = await findUser(ctx.db, userId);
  if (!user) throw new ApiFault("NOT_FOUND");
  return { record: toUser(user), membership: await viewSubscription(ctx.db, userId) };
};
