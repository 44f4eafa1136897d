import type { Db } from "../../platform/db/db";

export interface SubscriptionRequest {
  email: string;
  name: string;
  consentText: string;
  confirmHash: string;
  unsubscribeToken: string;
  /** Pause until the same address gets another letter. */
  pauseSeconds: number;
}

/**
 * Notes that an address was asked for. Answers the token of its unsubscription when a letter is due, and nothing when the address has
 * the newsletter already or was just written to.
 */
export async function requestSubscription(
  db: Db,
  request: SubscriptionRequest,
): Promise<string | undefined> {
  const [row] = await db.query<{ unsubscribe_token: string }>(
    `insert into newsletter_contacts as c
       (email, name, status, consent_text, confirm_hash, unsubscribe_token, mailed_at)
     values ($1, $2, 'pending', $3, $4, $5, now())
     on conflict (email) do update set
       name = excluded.name, status = 'pending', consent_text = excluded.consent_text,
       confirm_hash = excluded.confirm_hash, requested_at = now(), mailed_at = now()
     where c.status <> 'confirmed'
       and c.mailed_at < now() - make_interval(secs => $6::float8)
     returning unsubscribe_token`,
    [
      request.email,
      request.name,
      request.consentText,
      request.confirmHash,
      request.unsubscribeToken,
      request.pauseSeconds,
    ],
  );
  return row?.unsubscribe_token;
}

/** Whether the link was good: of an address that still waits, or has confirmed by it before. */
export async function confirmSubscription(
  db: Db,
  confirmHash: string,
  goodForSeconds: number,
): Promise<boolean> {
  const rows = await db.query(
    `update newsletter_contacts
     set status = 'confirmed', confirmed_at = coalesce(confirmed_at, now()), unsubscribed_at = null
     where confirm_hash = $1 and status <> 'unsubscribed'
       and (status = 'confirmed' or requested_at > now() - make_interval(secs => $2::float8))
     returning 1`,
    [confirmHash, goodForSeconds],
  );
  return rows.length > 0;
}

/** Whether the link was of any address. */
export async function endSubscription(db: Db, unsubscribeToken: string): Promise<boolean> {
  const rows = await db.query(
    `update newsletter_contacts
     set status = 'unsubscribed', unsubscribed_at = coalesce(unsubscribed_at, now()),
       confirm_hash = null
     where unsubscribe_token = $1 returning 1`,
    [unsubscribeToken],
  );
  return rows.length > 0;
}
