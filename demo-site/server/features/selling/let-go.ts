/** What ended below its reserve waits for its seller, who is told of the time, and is let go when that is over. */
import type { LanguageSet } from "martillo/contract";
import { euroText } from "../../platform/languages/written-sums";
import { pathTo } from "martillo/contract";
import { transition } from "martillo/domain";
import { type SendContext, sendMail } from "../../platform/mail/send";
import { momentText } from "../../platform/dates/written-dates";
import { lockLot, noteRejection, readDecisionEnd, setStatus, logEdit } from "../lots";
import { readPayer, tellStaff } from "../money";
import { THE_HOUSE } from "./edit-log";

import { rejectResult } from "../sale";
import { decisionDue, resultLetGo } from "./selling.mail";
import type { SweepContext } from "./sweep";
import { isFirstTime } from "./selling-letter-repository";
import { readOverdue, readUndecided, type WaitingRow } from "./undecided-repository";

/** Tells sellers what waits for them; the house of what it has hidden. Resolves to how many letters went. */
export async function tellUndecided(ctx: SendContext): Promise<number> {
  const rows = await readUndecided(ctx.db);
  for (const row of rows) await ctx.db.tx((t) => tell({ ...ctx, db: t }, row));
  return rows.length;
}

async function tell(ctx: SendContext, row: WaitingRow): Promise<void> {
  const { id: lot, occurrence } = row;
  if (!(await isFirstTime(ctx.db, { lot, kind: "decision", occurrence }))) return;
  const about = (reader: { name: string | null; language: LanguageSet }) => ({
    name: reader.name,
    language: reader.language,
    title: row.title,
    link: pathTo("auctionLot", { id: lot }),
    price: euroText(row.price_cents, { language: reader.language }),
    until: momentText(row.end_ms, { language: reader.language }),
  });
  if (row.is_hidden) {
    await tellStaff(ctx, decisionDue, about({ name: null, language: "for_spanish" }));
    return;
  }
  const seller = await readPayer(ctx.db, row.seller_id);
  if (seller) await sendMail(ctx, decisionDue, seller.email, about(seller));
}

/** Lets go the results that the seller has not decided in time. Resolves to how many. */
export async function letGoUndecided(ctx: SweepContext): Promise<number> {
  const rows = await readOverdue(ctx.db);
  let count = 0;
  for (const row of rows) {
    const isDone = await ctx.db.tx((t) => letGo({ ...ctx, db: t }, row));
    if (!isDone) continue;
    count += 1;
    ctx.bus.lotChanged([row.id]);
  }
  return count;
}

async function letGo(
  ctx: SendContext,
  { id, title }: Pick<WaitingRow, "id" | "title">,
): Promise<boolean> {
  const { db: t } = ctx;
  const lot = await lockLot(t, id);
  const status = lot && transition(lot.status, "reject");
  // Under the lock: its seller may have decided meanwhile.
  if (!lot || !status || !(await readDecisionEnd(t, id))?.isOver) return false;
  await rejectResult(t, id);
  await setStatus(t, id, status);
  await noteRejection(t, id, lot.leader_id);
  await logEdit(t, id, THE_HOUSE, {
    action: "let_go",
    before: { status: lot.status },
    after: { status },
  });
  const seller = await readPayer(t, lot.seller_id);
  if (!seller) return true;
  const { name, email, language } = seller;
  await sendMail(ctx, resultLetGo, email, {
    name,
    language,
    title,
    link: pathTo("auctionLot", { id }),
  });
  return true;
}
