import type { customBalancePayouts } from "martillo/contract";
import { type BalancePayoutEvent, nextBalancePayout, toDecimal } from "martillo/domain";
import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import type { Db } from "../../../platform/db/db";
import { displayRange } from "../../../platform/lists/display-range";
import { noteDeed } from "../../../platform/security/audit";
import { post } from "../ledger/post";
import { once } from "../once";
import { payoutRef } from "./ask-payout";
import {
  countPayouts,
  decidePayout,
  lockPayout,
  type PayoutRow,
  readPayout,
  readStaffPayout,
  readStaffPayouts,
} from "./payout-repository";
import { toStaffPayout } from "./payout-view";
import { tellPayout } from "./tell-payouts";

type Input = Parameters<Handler<typeof customBalancePayouts>>[0];
type Deed = Exclude<Input, { action: "list" }>;

const EVENTS: Readonly<Record<Deed["action"], BalancePayoutEvent>> = {
  paid: "pay",
  cancel: "cancel",
  returned: "return",
};

/** Balances that go to bank accounts: staff list them, and note what became of the transfer. */
export const balancePayouts: Handler<typeof customBalancePayouts> = async (input, ctx) => {
  if (input.action === "list") {
    const { page, limit } = input;
    const rows = await readStaffPayouts(ctx.db, { limit, offset: (page - 1) * limit });
    const total = await countPayouts(ctx.db);
    return {
      records: rows.map(toStaffPayout),
      totalRecords: total,
      setDisp: displayRange(page, limit, rows.length, total),
    };
  }
  const { id: userId } = ctx.requireViewer();
  const { idempotency_key: key, ...body } = input;
  const owner = await once(ctx.db, { userId, key, call: "custom/balancePayouts", body }, (t) =>
    decide(ctx, t, input),
  );
  ctx.bus.money(owner);
  const rows = await readStaffPayout(ctx.db, input.id);
  return { records: rows.map(toStaffPayout), totalRecords: 1, setDisp: displayRange(1, 1, 1, 1) };
};

/** Of two people who decide at once one is first; the other is told that it is decided. */
async function decide(ctx: CallContext, t: Db, deed: Deed): Promise<number> {
  const viewer = ctx.requireViewer();
  const payout = await lockPayout(t, deed.id);
  if (!payout) throw new ApiFault("NOT_FOUND");
  const { status: from, decided_ms: decidedAtMs, now_ms: nowMs } = payout;
  const status = nextBalancePayout({ status: from, decidedAtMs }, EVENTS[deed.action], nowMs);
  if (status === null || status === "requested") {
    throw new ApiFault("ILLEGAL_TRANSITION", {
      text: "La transferencia no admite esa operación en su estado actual.",
    });
  }
  const reference = deed.action === "paid" ? deed.reference : undefined;
  const reason = deed.action === "paid" ? undefined : deed.reason;
  await decidePayout(t, payout.id, { status, decidedBy: viewer.id, reference, reason });
  await book(t, payout, deed);
  const decided = await readPayout(t, payout.id);
  if (decided) await tellPayout({ ...ctx, db: t }, decided);
  await noteDeed(t, viewer, `balance payout ${status}`, {
    payout: payout.id,
    user: payout.user_id,
    amount: toDecimal(payout.amount_cents),
    ...(reference !== undefined && { reference }),
    ...(reason !== undefined && { reason }),
  });
  return payout.user_id;
}

/** Money that is not with the bank is in the balance again; a debt is covered first. */
async function book(t: Db, payout: PayoutRow, { action }: Deed): Promise<void> {
  const refund = payoutRef(payout.id);
  const { user_id: user, amount_cents: amountCents } = payout;
  if (action === "paid") {
    await post(t, { event: "refundsucceeded", refund, provider: null, amountCents });
    return;
  }
  const back = action === "returned" && { backAt: null };
  await post(t, { event: "refundfailed", refund, user, amountCents, ...back });
}
