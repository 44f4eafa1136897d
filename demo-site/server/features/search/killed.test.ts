import type { calls } from "martillo/contract/schemas";
import type { InputOf } from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import pg from "pg";
import { chance, rounds, SEED as seed } from "../../../../src/testing/seed";
import type { Db } from "../../platform/db/db";
import { pause } from "../../platform/db/retry";
import { askForNoPhotos } from "../../testing/ask-for-no-photos";
import {
  killsOf,
  type KilledServer,
  openKilledServer,
  OWN_NAME,
} from "../../testing/killed-server";
import { addLot, addPerson, newKey, type Person } from "../bidding/testing/auction-house";
import { tryCall } from "../sale/testing/whole-sale";
import { listingFaults } from "./testing/listing-faults";

const { kills: KILLS, limitMs: LIMIT_MS } = killsOf(rounds(4, 20));
const CLIENTS = 6;
/** It works so long between two ends, at most. */
const AT_WORK_MS = 300;
/** Lots that come to their end while the process is killed. */
const ENDS_MS = 800;
const POLL_MS = 20;

describe("the listing of a process that is killed", () => {
  let house: KilledServer;

  beforeAll(async () => {
    house = await openKilledServer();
    await askForNoPhotos(house.db);
  }, 120_000);
  afterAll(() => house.close());

  it(
    `equals one that is built anew, through ${KILLS} ends`,
    async () => {
      const { db, connectionString } = house;
      const seller = await addPerson(db, { admin: true });
      const buyer = await addPerson(db);
      const phase = { isOver: false, answers: 0 };
      const published: number[] = [];
      const publications = await hearPublications(connectionString);

      async function ask<N extends keyof typeof calls>(
        name: N,
        input: InputOf<(typeof calls)[N]>,
        by: Person = seller,
      ) {
        const answer = await tryCall(house, name, input, by);
        if (answer) phase.answers += 1;
        else await pause(POLL_MS);
        return answer;
      }

      /** From the draft on, in each of the ways in which a lot goes on. */
      async function client(next: () => number): Promise<void> {
        while (!phase.isOver) {
          const id = await addLot(db, {
            sellerId: seller.id,
            status: "draft",
            closesInMs: 86_400_000,
          });
          await db.query(
            `update lots set category = 'Turismos', brand = 'Seat', model = 'Ibiza', description = 'Con libro.'
             where id = $1`,
            [id],
          );
          const answer = await ask("product/changeStatus", { id, action: "publish" });
          if (answer?.status !== "success") {
            if (answer) throw new Error(`not published: ${JSON.stringify(answer)}`);
            continue;
          }
          published.push(id);
          const luck = next();
          if (luck < 0.2) await ask("product/changeStatus", { id, action: "withdraw" });
          else if (luck < 0.4) {
            await ask("product/projectAction", { action: "edit", id, title: `Ibiza ${luck}` });
          } else if (luck < 0.7) {
            await ask(
              "bid/confirm",
              { project_id: id, proposed_amount: "2000", idempotency_key: newKey() },
              buyer,
            );
          } else {
            await addLot(db, { sellerId: seller.id, closesInMs: next() * ENDS_MS });
          }
        }
      }

      const working = Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(chance(1 + n))));
      const killing = (async () => {
        const next = chance();
        for (let kill = 0; kill < KILLS; kill += 1) {
          const before = phase.answers;
          // It is at work: a caller has had an answer.
          while (phase.answers === before) await pause(POLL_MS / 4);
          await pause(next() * AT_WORK_MS);
          // As soon as a publication is there, every other time: the steps that would have to follow it do not.
          if (kill % 2 === 0) await publications.next();
          await house.kill();
          await untilGone(db);
          // Before any process runs again: a published lot is listed, or neither has happened.
          expect({ seed, unlisted: await unlisted(db) }).toEqual({ seed, unlisted: [] });
          await house.start();
        }
      })().finally(() => (phase.isOver = true));
      await Promise.all([killing, working]).finally(() => publications.close());

      // The process itself brings in the lots that have ended and those that bids have moved.
      await expect
        .poll(async () => ({ seed, faults: await listingFaults(db) }))
        .toEqual({ seed, faults: [] });
      const lost = await db.query(
        "select id from unnest($1::bigint[]) id where id not in (select id from lots where status <> 'draft')",
        [published],
      );
      expect({ seed, lost }).toEqual({ seed, lost: [] });
      expect(published.length).toBeGreaterThan(KILLS);
      expect(await db.query("select 1 from lot_past")).not.toEqual([]);
    },
    LIMIT_MS,
  );
});

/** Tells of the next lot that is published, at the moment at which it is. */
async function hearPublications(connectionString: string) {
  const client = new pg.Client({ connectionString, application_name: OWN_NAME });
  await client.connect();
  await client.query(
    `create function tell_published() returns trigger language plpgsql as
       $$ begin perform pg_notify('published', new.id::text); return null; end $$;
     create trigger tell_published after update of status on lots for each row when (old.status = 'draft')
       execute function tell_published();
     listen published`,
  );
  return {
    next: () => new Promise((resolve) => client.once("notification", resolve)),
    close: () => client.end(),
  };
}

/** What a dead process has asked for last may still be done, or taken back. */
async function untilGone(db: Db): Promise<void> {
  for (;;) {
    const others = await db.query(
      "select 1 from pg_stat_activity where datname = current_database() and application_name <> $1",
      [OWN_NAME],
    );
    if (others.length === 0) return;
    await pause(POLL_MS);
  }
}

/** The lots on offer that are not found by what they say. */
function unlisted(db: Db): Promise<unknown[]> {
  return db.query(
    `select o.id, o.status, l.status as listed from lots_on_offer o left join lot_listing l on l.id = o.id
     where l.id is null or l.tsv <> o.tsv or l.status <> o.status`,
  );
}
