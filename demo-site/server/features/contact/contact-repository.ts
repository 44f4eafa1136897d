import type { Db } from "../../platform/db/db";

export interface NewContactMessage {
  userId: number | null;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  digest: string;
  /** For so long the same message counts once. */
  repeatSeconds: number;
}

/** Whether it is a new one. Two at once are told apart by a lock on their digest. */
export async function insertMessage(t: Db, message: NewContactMessage): Promise<boolean> {
  await t.query("select pg_advisory_xact_lock(hashtextextended($1, 9))", [message.digest]);
  const rows = await t.query(
    `insert into contact_messages (user_id, name, email, phone, subject, message, digest)
     select $1, $2, $3, $4, $5, $6, $7
     where not exists (
       select 1 from contact_messages
       where digest = $7 and created_at > now() - make_interval(secs => $8::float8))
     returning 1`,
    [
      message.userId,
      message.name,
      message.email,
      message.phone,
      message.subject,
      message.message,
      message.digest,
      message.repeatSeconds,
    ],
  );
  return rows.length > 0;
}
