import type { customRecordPayout } from "martillo/contract";
import { account, formatEuro, parseCents, toDecimal } from "martillo/domain";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import type { Db } from "../../../platform/db/db";
import { withRetries } from "../../../platform/db/retry";
import { noteDeed } from "../../../platform/security/audit";
import { NotEnough, post } from "../ledger/post";
import { requireAmount } from "../require-amount";
import { readPayableCents } from "./payout-list-repository";

/** The amount payable to a seller, in cents. */
async function readPayable(db: Db, sellerId: number): Promise<number> {
  const row = await readPayableCents(db, String(sellerId));
  return row?.balance_cents ?? 0;
}

/** Staff say that a seller was paid by the bank. The reference of the transfer is its key: told twice, it is booked once. */
export const recordPayout: Handler<typeof customRecordPayout> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const { seller_id: seller, reference } = input;
  const cents = parseCents(input.amount);
  // The payable amount is looked at where it is booked.
  requireAmount(cents, { minCents: 1, maxCents: Infinity });
  try {
    await withRetries(() =>
      ctx.db.tx(async (t) => {
        const ref = `${seller}.${reference}`;
        const booked = await post(t, { event: "sellerpay", ref, seller, amountCents: cents });
        const taken = booked.lines.find(({ account: name }) => name === account("seller", seller));
        // The same reference for another amount is another transfer, and a slip.
        if (Math.abs(taken?.amountCents ?? 0) !== cents) throw new ApiFault("KEY_REUSED");
        if (booked.isNew)
          await noteDeed(t, viewer, "payout recorded", {
            seller,
            amount: input.amount,
            reference,
          });
      }),
    );
  } catch (error) {
    if (!(error instanceof NotEnough)) throw error;
    const limit = formatEuro(await readPayable(ctx.db, seller), { whole: false });
    throw new ApiFault("AMOUNT_TOO_HIGH", { values: { limit } });
  }
  ctx.bus.money(seller);
  return {
    record: { seller_id: seller, amount: toDecimal(cents), reference },
    payable: toDecimal(await readPayable(ctx.db, seller)),
  };
};
