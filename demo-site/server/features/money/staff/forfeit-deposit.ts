import type { customForfeitDeposit } from "martillo/contract";
import { PATHS } from "martillo/domain";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import { withRetries } from "../../../platform/db/retry";
import { sendMail } from "../../../platform/mail/send";
import { noteDeed } from "../../../platform/security/audit";
import { endDeposit, lockDeposit, readDeposit } from "../deposits/deposit-repository";
import { toDeposit } from "../deposits/deposit-view";
import { bookOpening } from "../deposits/return-deposit";
import { post } from "../ledger/post";
import { readPayer, sumText } from "../money-letters";
import { depositForfeited } from "../money.mail";

const RETRY_LIMIT_MS = 10_000;

/** The winner does not pay: the house's premium first, the rest to the seller. Only the deposit of whoever won the lot can be lost. */
export const forfeitDeposit: Handler<typeof customForfeitDeposit> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const { id, reason } = input;
  const userId = await withRetries(
    () =>
      ctx.db.tx(async (t) => {
        const deposit = await lockDeposit(t, id);
        if (!deposit) throw new ApiFault("NOT_FOUND");
        // The same press twice is one.
        if (deposit.status === "forfeited") return deposit.user_id;
        const [sale] = await t.query<{ premium_cents: number | null }>(
          "select premium_cents from sales where lot_id = $1 and outcome = 'sold' and winner_id = $2",
          [deposit.lot_id, deposit.user_id],
        );
        if (deposit.status !== "held" || !sale) throw new ApiFault("ILLEGAL_TRANSITION");
        await bookOpening({ db: t }, deposit);
        await post(t, {
          event: "forfeit",
          deposit: deposit.id,
          seller: deposit.seller_id,
          premiumCents: sale.premium_cents ?? 0,
        });
        await endDeposit(t, id, { status: "forfeited", toWallet: false, reason });
        await noteDeed(t, viewer, "deposit forfeited", { deposit: id, reason });
        const payer = await readPayer(t, deposit.user_id);
        if (payer)
          await sendMail({ ...ctx, db: t }, depositForfeited, payer.email, {
            name: payer.name,
            english: payer.english,
            amount: sumText(deposit.amount_cents, payer),
            title: deposit.title,
            reason,
            link: PATHS.lot.replace("{id}", String(deposit.lot_id)),
          });
        return deposit.user_id;
      }),
    RETRY_LIMIT_MS,
  );
  ctx.bus.money(userId);
  const record = await readDeposit(ctx.db, id);
  if (!record) throw new ApiFault("NOT_FOUND");
  return { record: toDeposit(record) };
};
