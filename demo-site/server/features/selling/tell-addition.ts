import { pathTo } from "martillo/contract";
import { jobKind } from "../../platform/jobs/job";
import { type SendContext, sendMails } from "../../platform/mail/send";
import { lotAddendum } from "./selling.mail";
import { isFirstTime, readFollowersOfLot } from "./selling-letter-repository";

/** An addition: the number of the addition to a lot, from 1. */
interface Addition {
  lot: number;
  n: number;
}

/** Writes to everybody who has bid on a lot since it was listed, or follows it, that something was added. */
export const additionJob = jobKind<Addition, SendContext>({
  name: "addition to a lot",
  run: (addition, ctx) => ctx.db.tx((t) => tellAddition({ ...ctx, db: t }, addition)),
});

async function tellAddition(ctx: SendContext, { lot, n }: Addition): Promise<void> {
  if (!(await isFirstTime(ctx.db, { lot, kind: "addition", occurrence: n }))) return;
  const readers = await readFollowersOfLot(ctx.db, lot);
  const link = pathTo("auctionLot", { id: lot });
  await sendMails(
    ctx,
    lotAddendum,
    readers.map(({ email, name, language, has_bid, title }) => ({
      to: email,
      values: { name, language, hasBid: has_bid, title, link },
    })),
  );
}
