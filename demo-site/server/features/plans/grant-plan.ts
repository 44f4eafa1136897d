import type { customGrantPlan } from "martillo/contract";
import { ENTERPRISE_PLAN, nextSubscription } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { databaseNow } from "../../platform/db/clock";
import type { Db } from "../../platform/db/db";
import { withRetries } from "../../platform/db/retry";
import type { SendContext } from "../../platform/mail/send";
import { note } from "../../platform/security/audit-repository";
import { become } from "./change";
import { sendAgreedLetter } from "./plan-letters";
import { findTerms, readPlanList } from "./plan-list";
import { dropCharges } from "../money";
import { lockSubscription } from "./subscription-repository";
import { viewSubscription } from "./subscription-view";
import { readMaySell } from "./seller-account-repository";

/** Plans are those of accounts that sell. Throws NOT_FOUND, and INVALID_INPUT for an account of a buyer or of an employee. */
async function requireSellerAccount(t: Db, userId: number): Promise<void> {
  const row = await readMaySell(t, userId);
  if (!row) throw new ApiFault("NOT_FOUND");
  if (row.sells) return;
  throw new ApiFault("INVALID_INPUT", {
    fields: { user_id: "Los planes son para cuentas de vendedor." },
  });
}

interface Grant {
  userId: number;
  action: "grant" | "end";
}

/** Whether anything has changed: the same press twice is one. */
async function carryOut(t: SendContext, { userId, action }: Grant): Promise<boolean> {
  await requireSellerAccount(t.db, userId);
  const row = await lockSubscription(t.db, userId);
  const grants = action === "grant";
  if ((row.state.plan === ENTERPRISE_PLAN) === grants) return false;
  const nowMs = await databaseNow(t.db);
  const step = nextSubscription(
    row.state,
    grants ? { event: "agree", plan: ENTERPRISE_PLAN } : { event: "agreement_ends" },
    nowMs,
  );
  if (!step.ok) throw new ApiFault(step.code);
  const list = await readPlanList(t.db);
  const plan = findTerms(list, step.subscription.plan);
  // Nothing that waits for its payer may begin another plan afterwards.
  await dropCharges(t.db, userId, null);
  await become(t, row, step, {
    plan,
    totalCents: 0,
    terms: null,
    ...(grants && {
      begun: { kind: "agreed" as const, creditCents: 0, netCents: 0, paymentId: null },
    }),
  });
  await sendAgreedLetter(t, userId, action, findTerms(list, ENTERPRISE_PLAN).name);
  return true;
}

/**
 * The plan that is agreed upon in person: given to a seller, or taken back to the free one. A period that was paid ends with it; staff give
 * the rest of it back by a refund.
 */
export const grantPlan: Handler<typeof customGrantPlan> = async (input, ctx) => {
  const staff = ctx.requireViewer();
  const { user_id: userId, action, reason } = input;
  const hasChanged = await withRetries(() =>
    ctx.db.tx(async (t) => {
      const done = await carryOut({ ...ctx, db: t }, { userId, action });
      if (done) {
        const details = { plan: ENTERPRISE_PLAN, reason };
        await note(t, { actorId: staff.id, userId, action: `plan ${action}`, details });
      }
      return done;
    }),
  );
  if (hasChanged) ctx.bus.money(userId);
  return { record: await viewSubscription(ctx.db, userId) };
};
