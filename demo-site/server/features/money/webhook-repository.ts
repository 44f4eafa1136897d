import type { ProviderEvent } from "../../ports/payment-provider";
import type { Db } from "../../platform/db/db";

export async function insertEvent(
  db: Db,
  values: { name: string; eventId: string; ref: string; kind: string; event: ProviderEvent },
): Promise<void> {
  await db.query(
    `insert into provider_events (provider, event_id, object_ref, kind, body)
       values ($1, $2, $3, $4, $5::jsonb) on conflict do nothing`,
    [values.name, values.eventId, values.ref, values.kind, JSON.stringify(values.event)],
  );
}

export interface EventRow {
  provider: string;
  event_id: string;
  body: ProviderEvent;
  tries: number;
}

export async function takeEvents(db: Db): Promise<EventRow[]> {
  return db.query<EventRow>(
    `update provider_events set tries = tries + 1, look_at = clock_timestamp() + interval '1 minute'
     where (provider, event_id) in (
       select provider, event_id from provider_events where done_at is null and look_at <= clock_timestamp()
       order by look_at limit 50 for update skip locked)
     returning provider, event_id, body, tries`,
  );
}

export async function lookLaterAt(
  db: Db,
  provider: string,
  id: string,
  pause: number,
): Promise<void> {
  await db.query(
    `update provider_events set look_at = clock_timestamp() + make_interval(mins => $3::int)
     where provider = $1 and event_id = $2`,
    [provider, id, pause],
  );
}

export async function markDone(db: Db, provider: string, id: string): Promise<void> {
  await db.query(
    "update provider_events set done_at = clock_timestamp() where provider = $1 and event_id = $2",
    [provider, id],
  );
}
