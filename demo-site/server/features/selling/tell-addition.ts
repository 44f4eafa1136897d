import { pathTo } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { jobKind } from "../../platform/jobs/job";
import { sendMails, type SendContext } from "../../platform/mail/send";
import { lotAddendum } from "./selling.mail";

/** What was added: the number of the addition to a lot, from 1. */
interface Addition {
  lot: number;
  n: number;
}

/** Writes to everybody who has bid on a lot since it was listed, or follows it, that something was added. */
export const additionJob = jobKind<Addition, SendContext>({
  name: "addition to a lot",
  run: (addition, ctx) => ctx.db.tx((t) => tellAddition({ ...ctx, db: t }, addition)),
});

interface ReaderRow {
  email: string;
  name: string;
  english: boolean;
  has_bid: boolean;
  title: string;
}

async function tellAddition(ctx: SendContext, { lot, n }: Addition): Promise<void> {
  if (!(await isFirstTime(ctx.db, { lot, kind: "addition", occurrence: n }))) return;
  const readers = await ctx.db.query<ReaderRow>(
    `select u.email, u.first_name as name, coalesce(p.language = 'for_english', false) as english,
       bool_or(r.has_bid) as has_bid, l.title
     from lots l
     join (
       select b.lot_id, b.round, b.bidder_id as user_id, true as has_bid from bids b where b.lot_id = $1
       union
       select w.lot_id, null, w.user_id, false from watches w where w.lot_id = $1
     ) r on r.lot_id = l.id and coalesce(r.round, l.round) = l.round
     join users u on u.id = r.user_id
     left join user_preferences p on p.user_id = u.id
     where l.id = $1 and l.status <> 'draft' and u.status = 'active' and u.email_verified and u.id <> l.seller_id
     group by u.id, p.language, l.title`,
    [lot],
  );
  const link = pathTo("auctionLot", { id: lot });
  await sendMails(
    ctx,
    lotAddendum,
    readers.map(({ email, name, english, has_bid, title }) => ({
      to: email,
      values: { name, english, hasBid: has_bid, title, link },
    })),
  );
}

/** Notes that a letter is written, in its transaction; false where it was before. A job may be done again after it was done. */
export async function isFirstTime(
  t: Db,
  { lot, kind, occurrence }: { lot: number; kind: string; occurrence: number },
): Promise<boolean> {
  const rows = await t.query(
    `insert into selling_letters (lot_id, kind, occurrence) values ($1, $2, $3)
     on conflict do nothing returning 1`,
    [lot, kind, occurrence],
  );
  return rows.length > 0;
}
