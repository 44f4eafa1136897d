// This folder: the work of staff with money.
import type { customForfeitDeposit } from "martillo/contract";
import { nextDeposit } from "martillo/domain";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import { withRetries } from "../../../platform/db/retry";
import { noteDeed } from "../../../platform/security/audit";
import { lockDeposit, readDeposit, isOverdue, premiumOfSale } from "../deposits/deposit-repository";
import { toDeposit } from "../deposits/deposit-view";
import { forfeit } from "../deposits/forfeit";

/**
 * The winner does not pay: the house's premium first, the rest to the seller. Only the deposit of a buyer who is bound to the lot and late
 * can be lost while the sale stands; where it was counted towards an invoice, the sale is called off as unpaid instead.
 */
export const forfeitDeposit: Handler<typeof customForfeitDeposit> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const { id, reason } = input;
  const userId = await withRetries(() =>
    ctx.db.tx(async (t) => {
      const deposit = await lockDeposit(t, id);
      if (!deposit) throw new ApiFault("NOT_FOUND");
      // The same press twice is one.
      if (deposit.status === "forfeited") return deposit.user_id;
      const inside = { ...ctx, db: t };
      const premiumCents = await premiumOfSale(inside, {
        lotId: deposit.lot_id,
        userId: deposit.user_id,
      });
      const isLost =
        nextDeposit(deposit.status, "forfeit") !== null &&
        premiumCents !== null &&
        (await isOverdue(inside, id));
      if (!isLost) {
        throw new ApiFault("ILLEGAL_TRANSITION");
      }
      await forfeit(inside, deposit, { premiumCents, reason });
      await noteDeed(t, viewer, "deposit forfeited", { deposit: id, reason });
      return deposit.user_id;
    }),
  );
  ctx.bus.money(userId);
  const record = await readDeposit(ctx.db, id);
  if (!record) throw new ApiFault("NOT_FOUND");
  return { record: toDeposit(record) };
};
