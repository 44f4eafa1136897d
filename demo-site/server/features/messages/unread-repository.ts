import type { Db } from "../../platform/db/db";
import type { Side } from "./sides";
import { HAS_SALE } from "./thread-repository";

/** Messages that wait for one side of a conversation, of which no letter has told since that side last read. */
export interface UnreadRow {
  thread_id: number;
  side: Side;
  account_id: number;
  other_name: string;
  title: string;
  count: number;
  /** The last of them. */
  message_id: number;
  /** Without what is hidden. */
  shown: string;
  has_sale: boolean;
}

/** Conversations that are older than this are past telling. */
const LOOK_BACK_DAYS = 3;

const READ_ID =
  "greatest(coalesce((select max(r.read_id) from thread_reads r where r.thread_id = t.id and r.side = v.side), 0), coalesce(s.cleared_id, 0))";

const WAITING = `select t.id as thread_id, v.side, v.account_id,
    case v.side when 'owner' then coalesce(nullif(x.companyname, ''), x.first_name || ' ' || x.last_name, '')
      when 'other' then o.first_name end as other_name,
    coalesce(l.title, '') as title, waiting.count, waiting.message_id, m.shown,
    ${HAS_SALE} as has_sale
  from threads t
  cross join lateral (values ('owner', t.owner_id), ('other', t.other_id)) as v (side, account_id)
  left join thread_sides s on s.thread_id = t.id and s.side = v.side
  join users o on o.id = t.owner_id left join users x on x.id = t.other_id left join lots l on l.id = t.lot_id
  cross join lateral (select count(*)::int as count, max(n.id) as message_id, min(n.created_at) as since
    from messages n where n.thread_id = t.id and n.side <> v.side and n.taken_back_at is null and n.id > ${READ_ID}) waiting
  join messages m on m.id = waiting.message_id
  where v.account_id is not null and not coalesce(s.muted, false) and coalesce(s.mailed_id, 0) <= ${READ_ID}
    and waiting.since < clock_timestamp() - $1 * interval '1 minute'`;

/** What waits for longer than some minutes, in conversations of the last days. */
export function readUnread(
  db: Db,
  { minutes, after, limit }: { minutes: number; after: number; limit: number },
): Promise<UnreadRow[]> {
  return db.query(
    `${WAITING} and t.updated_at > clock_timestamp() - ${LOOK_BACK_DAYS} * interval '1 day' and t.id > $2
     order by t.id limit $3`,
    [minutes, after, limit],
  );
}

/** The same of one side, once its conversation is locked; undefined where it was read or told meanwhile. */
export async function readStillUnread(
  t: Db,
  of: { threadId: number; side: Side; minutes: number },
): Promise<UnreadRow | undefined> {
  const [row] = await t.query<UnreadRow>(`${WAITING} and t.id = $2 and v.side = $3`, [
    of.minutes,
    of.threadId,
    of.side,
  ]);
  return row;
}

/** A letter has told a side of messages up to this one. */
export async function noteTold(
  t: Db,
  of: { threadId: number; side: Side; messageId: number },
): Promise<void> {
  await t.query(
    `insert into thread_sides (thread_id, side, mailed_id) values ($1, $2, $3)
     on conflict (thread_id, side) do update set mailed_id = excluded.mailed_id`,
    [of.threadId, of.side, of.messageId],
  );
}
