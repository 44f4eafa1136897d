/** What ended below its reserve waits for its seller, who is told of the time, and is let go when that is over. */
import { formatEuro, pathTo, transition } from "martillo/domain";
import { ms } from "../../platform/db/db";
import { sendMail, type SendContext } from "../../platform/mail/send";
import { momentText } from "../../platform/dates/written-dates";
import { DECISION_ENDS, DECISION_TIME, lockLot, noteRejection, readDecisionEnd } from "../lots";
import { readPayer, tellStaff } from "../money";
import { logEdit, THE_HOUSE } from "./edit-log";
import { rejectResult, setStatus } from "./project-repository";
import { decisionDue, resultLetGo } from "./selling.mail";
import type { SweepContext } from "./sweep";
import { isFirstTime } from "./tell-addition";

const AT_ONCE = 100;
/** Parts of the time after which letters go: at once, after a day and twelve hours before the end where it is 72 hours. */
const LETTERS_AFTER = [0, 1 / 3, 5 / 6] as const;

const WAITING = `lots l join sales s on s.lot_id = l.id and s.round = l.round and l.status = 'provisional'`;
/** Which of the letters is due last. */
const DUE_LETTER = `case ${LETTERS_AFTER.map((part, index) => ({ part, index }))
  .toReversed()
  .map(
    ({ part, index }) =>
      `when s.settled_at + ${part} * ${DECISION_TIME} <= clock_timestamp() then ${index}`,
  )
  .join(" ")} else -1 end`;
/** Of one result each letter goes once. A lot that waits again waits from another moment. */
const OCCURRENCE = `floor(extract(epoch from s.settled_at))::bigint * ${LETTERS_AFTER.length} + ${DUE_LETTER}`;

interface WaitingRow {
  id: number;
  seller_id: number;
  title: string;
  price_cents: number;
  is_hidden: boolean;
  occurrence: number;
  end_ms: number;
}

/** Tells sellers what waits for them; the house of what it has hidden. Resolves to how many letters went. */
export async function tellUndecided(ctx: SendContext): Promise<number> {
  const rows = await ctx.db.query<WaitingRow>(
    `select l.id, l.seller_id, l.title, l.price_cents, l.hidden_at is not null as is_hidden,
       ${OCCURRENCE} as occurrence, ${ms(DECISION_ENDS)} as end_ms
     from ${WAITING}
     where ${DECISION_ENDS} > clock_timestamp() and not exists (select 1 from selling_letters x
       where x.lot_id = l.id and x.kind = 'decision' and x.occurrence = ${OCCURRENCE})
     order by l.id limit ${AT_ONCE}`,
  );
  for (const row of rows) await ctx.db.tx((t) => tell({ ...ctx, db: t }, row));
  return rows.length;
}

async function tell(ctx: SendContext, row: WaitingRow): Promise<void> {
  const { id: lot, occurrence } = row;
  if (!(await isFirstTime(ctx.db, { lot, kind: "decision", occurrence }))) return;
  const about = (reader: { name: string | null; english: boolean }) => ({
    name: reader.name,
    english: reader.english,
    title: row.title,
    link: pathTo("auctionLot", { id: lot }),
    price: formatEuro(row.price_cents, { english: reader.english }),
    until: momentText(row.end_ms, { english: reader.english }),
  });
  if (row.is_hidden) {
    await tellStaff(ctx, decisionDue, about({ name: null, english: false }));
    return;
  }
  const seller = await readPayer(ctx.db, row.seller_id);
  if (seller) await sendMail(ctx, decisionDue, seller.email, about(seller));
}

/** Lets go what nobody has decided in time. Resolves to how many. */
export async function letGoUndecided(ctx: SweepContext): Promise<number> {
  const rows = await ctx.db.query<Pick<WaitingRow, "id" | "title">>(
    `select l.id, l.title from ${WAITING}
     where ${DECISION_ENDS} <= clock_timestamp() order by l.id limit ${AT_ONCE}`,
  );
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
  const { name, email, english } = seller;
  await sendMail(ctx, resultLetGo, email, {
    name,
    english,
    title,
    link: pathTo("auctionLot", { id }),
  });
  return true;
}
