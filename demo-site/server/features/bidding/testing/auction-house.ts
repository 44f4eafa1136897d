// This folder: an auction house with bidders for tests of bids.
import { migrations } from "../../../_made/migrations";
import type { calls } from "martillo/contract/schemas";
import type { Envelope, InputOf, OutputOf } from "martillo/contract";
import type { Hono } from "hono";
import { createApp } from "../../../app";
import type { Db } from "../../../platform/db/db";
import { migrate } from "../../../platform/db/migrations";
import type { Heads } from "../heads";
import type { Bus } from "../../../platform/realtime/bus";
import { createLocalBus } from "../../../platform/realtime/bus";
import { createHub, type Hub } from "../../live/hub";
import { hashToken, newToken } from "../../../platform/security/token";
import { NO_LIMITS } from "../../../in-page/no-limits";
import { saleListeners } from "../../../_made/features";
import { startBidding, type RunningBidding } from "../start-bidding";

export interface Person {
  id: number;
  token: string;
}

type Actions = typeof calls;

export interface Answer<Output> extends Omit<Envelope, "responseData"> {
  httpStatus: number;
  responseData: Output & { code?: string; minimum?: string };
}

/** One process of the API without its sockets: app, lanes, sweeper and hub on a database that others may share. */
export interface House {
  db: Db;
  app: Hono;
  bidding: RunningBidding;
  hub: Hub;
  call<Name extends keyof Actions>(
    name: Name,
    input: InputOf<Actions[Name]>,
    person?: Person,
  ): Promise<Answer<OutputOf<Actions[Name]>>>;
  close(): Promise<void>;
}

export async function openHouse(
  db: Db,
  bus: Bus = createLocalBus(),
  heads?: Heads,
): Promise<House> {
  await migrate(db, migrations);
  const bidding = startBidding({ db, saleListeners, bus, ...(heads && { heads }) });
  const hub = createHub({ db, bus });
  const app = createApp({
    db,
    bus,
    bidding,
    ...(heads && { heads }),
    config: { rateLimits: NO_LIMITS },
  });
  return {
    db,
    app,
    bidding,
    hub,
    async call(name, input, person) {
      const response = await app.request(`/api/${name}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(person && { authorization: `Bearer ${person.token}` }),
        },
        body: JSON.stringify(input),
      });
      const body = (await response.json()) as Answer<OutputOf<Actions[typeof name]>>;
      return { ...body, httpStatus: response.status };
    },
    async close() {
      hub.close();
      await bidding.close();
      await bus.close();
    },
  };
}

export interface PersonOptions {
  admin?: boolean;
  staff?: boolean;
  status?: "active" | "email_unverified" | "deactivate";
  approved?: boolean;
  limitCents?: number | null;
  firstName?: string;
  lastName?: string;
}

/** Accounts with a session each. */
export async function addPeople(db: Db, count: number, options: PersonOptions = {}) {
  const people: Person[] = [];
  const rows = await db.query<{ id: number }>(
    `insert into users (email, password_hash, first_name, last_name, admin, staff, status,
       approved_to_bid, bid_limit_cents, email_verified, membership)
     select gen_random_uuid() || '@example.test', 'x', $2, $3, $4, $5, $6, $7, $8, true,
       case when $4::boolean then 'enterprise' end
     from generate_series(1, $1::int) returning id`,
    [
      count,
      options.firstName ?? "Nombre",
      options.lastName ?? "Secreto",
      options.admin ?? false,
      options.staff ?? false,
      options.status ?? "active",
      options.approved ?? true,
      options.limitCents ?? null,
    ],
  );
  for (const { id } of rows) people.push({ id, token: newToken() });
  await db.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select hash, id, now() + interval '1 day' from unnest($1::text[], $2::bigint[]) as s (hash, id)`,
    [people.map((person) => hashToken(person.token)), people.map((person) => person.id)],
  );
  return people;
}

export async function addPerson(db: Db, options: PersonOptions = {}): Promise<Person> {
  const [person] = await addPeople(db, 1, options);
  if (!person) throw new Error("no person");
  return person;
}

export interface LotOptions {
  sellerId: number;
  status?: string;
  startCents?: number;
  reserveCents?: number | null;
  reserveMode?: "full" | "standard";
  opensInMs?: number;
  closesInMs?: number;
  extension?: { window_s: number; mode: "top_up" | "add_to_end"; amount_s: number } | null;
  depositCents?: number | null;
  auction?: 0 | 1;
}

export async function addLot(db: Db, options: LotOptions): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `insert into lots (seller_id, status, title, start_cents, price_cents, reserve_cents,
       reserve_mode, opens_at, closes_at, extension, deposit_required_cents, auction)
     values ($1, $2, 'Lote de prueba', $3, $3, $4, $5,
       clock_timestamp() + make_interval(secs => $6::float8 / 1000),
       clock_timestamp() + make_interval(secs => $7::float8 / 1000), $8::jsonb, $9, $10)
     returning id`,
    [
      options.sellerId,
      options.status ?? "open",
      options.startCents ?? 100_000,
      options.reserveCents ?? null,
      options.reserveMode ?? "standard",
      options.opensInMs ?? -60_000,
      options.closesInMs ?? 2 * 3_600_000,
      options.extension ? JSON.stringify(options.extension) : null,
      options.depositCents ?? null,
      options.auction ?? 1,
    ],
  );
  if (!row) throw new Error("no lot");
  return row.id;
}

let keys = 0;

/** A fresh idempotency key. */
export function newKey(): string {
  return `test-key-${String(++keys).padStart(12, "0")}`;
}
