import { losesRightToBid } from "martillo/domain";
import { withRetries } from "../../platform/db/retry";
import { sendMail } from "../../platform/mail/send";
import { note } from "../../platform/security/audit-repository";
import { announceWithdrawn, withBidderHeld, withdrawBlocked } from "../bidding";
import { type MoneyContext, readPayer, tellStaff } from "../money";
import { countStrikes, markWeighed, readStrikes, readUnweighed } from "../sale";
import { bidderStruck, biddingTaken } from "./strikes.mail";
import { takeRight } from "../accounts";

const AT_ONCE = 50;

/** Takes the right to bid from accounts whose new strikes are too many. Returns how many accounts it looked at. */
export async function weighStrikes(ctx: MoneyContext): Promise<number> {
  const ids = await readUnweighed(ctx.db, AT_ONCE);
  for (const id of ids) await weighOne(ctx, id);
  return ids.length;
}

async function weighOne(ctx: MoneyContext, userId: number): Promise<void> {
  const withdrawn = await withRetries(() =>
    withBidderHeld(ctx.db, userId, async (t, lots) => {
      const weighed = await markWeighed(t, userId);
      if (!weighed) return [];
      const count = await countStrikes(t, userId);
      if (!losesRightToBid(count) || !(await takeRight(t, userId))) return [];
      const bids = await withdrawBlocked(t, ctx, lots, [userId]);
      await note(t, {
        actorId: weighed.struckBy ?? userId,
        userId,
        action: "bidding taken",
        details: { strikes: count, bids_withdrawn: bids.map(({ lotId }) => lotId) },
      });
      await writeLetters({ ...ctx, db: t }, userId, { count, withdrawn: bids.length });
      return bids;
    }),
  );
  announceWithdrawn(ctx.bus, withdrawn);
}

async function writeLetters(
  ctx: MoneyContext,
  userId: number,
  { count, withdrawn }: { count: number; withdrawn: number },
): Promise<void> {
  const payer = await readPayer(ctx.db, userId);
  if (!payer) return;
  const { name, language, email } = payer;
  await sendMail(ctx, biddingTaken, email, { name, language, withdrawn });
  const strikes = await readStrikes(ctx.db, userId);
  // Newest first, so that older ones that no longer count come after.
  const titles = strikes
    .filter(({ lifted_ms: liftedMs }) => liftedMs === null)
    .slice(0, count)
    .map(({ title }) => title);
  await tellStaff(ctx, bidderStruck, { user: userId, email, titles });
}
