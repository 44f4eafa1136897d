import { ms, type Db } from "../db/db";
import { insertJobs } from "../jobs/job-repository";
import type { DeliveryMode } from "./delivery";

export interface NewMessage {
  kind: "mail" | "sms";
  template: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Seconds that what is secret in it is good for; null where nothing is. */
  goodFor: number | null;
  /** Seconds after which the recipient should not get it any more, although nothing in it is secret. */
  staleAfter?: number | null;
  /** Where a mail program ends letters of its kind with one click (RFC 8058); a whole address. */
  unsubscribe?: string | null;
  attachments?: readonly KeptFile[];
}

/** A file as the outbox keeps it: `content` in base64. */
export interface KeptFile {
  name: string;
  type: string;
  content: string;
}

export interface OutboxRow {
  id: number;
  kind: "mail" | "sms";
  template: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  status: "kept" | "waiting" | "sending" | "sent" | "failed" | "dropped";
  tries: number;
  unsubscribe: string | null;
  attachments: readonly KeptFile[];
  /** Epoch milliseconds. */
  created_ms: number;
}

/** The kind of job that sends a message; its payload is `{ id }`. */
export const MESSAGE_JOB = "message";

const COLUMNS = `id, kind, template, recipient, subject, text, html, status, tries, unsubscribe, attachments,
  ${ms("created_at")} as created_ms`;

const STATUS: Record<DeliveryMode, string> = { send: "waiting", keep: "kept", drop: "dropped" };

export async function writeMessages(
  db: Db,
  messages: readonly NewMessage[],
  mode: DeliveryMode,
): Promise<void> {
  const rows = messages.map((message) =>
    // A secret that will not be sent must not lie about either.
    mode === "drop" && message.goodFor !== null
      ? { ...message, subject: "", text: "", html: "" }
      : message,
  );
  // The job stands or falls with its message.
  await db.query(
    `with written as (
       insert into outbox (kind, template, recipient, subject, text, html, secret, status, useless_at, unsubscribe,
         attachments)
       select kind, template, recipient, subject, "text", html, "goodFor" is not null, $2,
       clock_timestamp() + make_interval(secs => least("goodFor", "staleAfter")), unsubscribe,
       coalesce(attachments, '[]')
     from json_to_recordset($1::json) as m (kind text, template text, recipient text, subject text,
       "text" text, html text, "goodFor" float8, "staleAfter" float8, unsubscribe text, attachments jsonb)
       returning id)
     ${insertJobs(MESSAGE_JOB, "written where $2 = 'waiting'")}`,
    [JSON.stringify(rows), STATUS[mode]],
  );
}

/** Messages newest first; of one recipient only, where one is named. */
export async function readOutbox(
  db: Db,
  { recipient, limit = 100, isForGuests = false }: OutboxFilter = {},
): Promise<OutboxRow[]> {
  return db.query<OutboxRow>(
    `select ${COLUMNS} from outbox
     where ($1::text is null or recipient ilike '%' || $1 || '%') and not ($3 and ${IS_TO_STAFF})
     order by id desc limit $2`,
    [recipient === undefined ? null : escapeLike(recipient), limit, isForGuests],
  );
}

/** A message that everybody may read. */
export async function readGuestMessage(db: Db, id: number): Promise<OutboxRow | undefined> {
  const [row] = await db.query<OutboxRow>(
    `select ${COLUMNS} from outbox where id = $1 and not ${IS_TO_STAFF}`,
    [id],
  );
  return row;
}

export interface OutboxFilter {
  recipient?: string | undefined;
  limit?: number;
  /** Without what was written to staff: a link or a code in it would open the whole house. */
  isForGuests?: boolean;
}

const IS_TO_STAFF = `exists (select 1 from users u where u.staff and (lower(u.email) = lower(outbox.recipient)
  or u.verified_phonenum = outbox.recipient or regexp_replace(u.phone, '[^+0-9]', '', 'g') = outbox.recipient))`;

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** A message that is still to go out, marked as on its way; undefined for one that is gone, or that no recipient should get any more. */
export async function beginSending(db: Db, id: number): Promise<OutboxRow | undefined> {
  const [row] = await db.query<OutboxRow>(
    `update outbox set status = 'sending', tries = tries + 1
     where id = $1 and status in ('waiting', 'sending')
       and (useless_at is null or useless_at > clock_timestamp())
     returning ${COLUMNS}`,
    [id],
  );
  return row;
}

/** Forgets the text of what was secret. */
const FORGET = `text = case when secret then '' else text end,
  html = case when secret then '' else html end,
  subject = case when secret then '' else subject end`;

export async function markSent(db: Db, id: number): Promise<void> {
  await db.query(
    `update outbox set status = 'sent', sent_at = clock_timestamp(), error = null, ${FORGET}
     where id = $1 and status = 'sending'`,
    [id],
  );
}

export async function markFailed(db: Db, id: number, error: string): Promise<void> {
  await db.query(
    `update outbox set status = 'failed', error = $2, ${FORGET} where id = $1 and status = 'sending'`,
    [id, error],
  );
}

/** It goes out with a later try. */
export async function markWaiting(db: Db, id: number, error: string): Promise<void> {
  await db.query(
    "update outbox set status = 'waiting', error = $2 where id = $1 and status = 'sending'",
    [id, error],
  );
}

/** A message whose code or link has run out: no person should get it any more. */
export async function failUseless(db: Db, id: number): Promise<void> {
  await db.query(
    `update outbox set status = 'failed', error = 'expired', ${FORGET}
     where id = $1 and status in ('waiting', 'sending') and useless_at <= clock_timestamp()`,
    [id],
  );
}

/** A month later no person asks any more whether a letter went out. */
export async function forgetOldMessages(db: Db): Promise<void> {
  await db.query(
    `delete from outbox where created_at < now() - interval '30 days'
       and status not in ('waiting', 'sending')`,
  );
}
