import { type Db, ms } from "../../platform/db/db";
import { DECISION_ENDS, DECISION_TIME } from "../lots";

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

export interface WaitingRow {
  id: number;
  seller_id: number;
  title: string;
  price_cents: number;
  is_hidden: boolean;
  occurrence: number;
  end_ms: number;
}

export function readUndecided(db: Db): Promise<WaitingRow[]> {
  return db.query<WaitingRow>(
    `select l.id, l.seller_id, l.title, l.price_cents, l.hidden_at is not null as is_hidden,
       ${OCCURRENCE} as occurrence, ${ms(DECISION_ENDS)} as end_ms
     from ${WAITING}
     where ${DECISION_ENDS} > clock_timestamp() and not exists (select 1 from selling_letters x
       where x.lot_id = l.id and x.kind = 'decision' and x.occurrence = ${OCCURRENCE})
     order by l.id limit ${AT_ONCE}`,
  );
}

export function readOverdue(db: Db): Promise<Pick<WaitingRow, "id" | "title">[]> {
  return db.query<Pick<WaitingRow, "id" | "title">>(
    `select l.id, l.title from ${WAITING}
     where ${DECISION_ENDS} <= clock_timestamp() order by l.id limit ${AT_ONCE}`,
  );
}
