import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chance, rounds, SEED as seed } from "../../../../../src/testing/seed";
import type { Db } from "../../../platform/db/db";
import { pause } from "../../../platform/db/retry";
import { killsOf, type KilledServer, openKilledServer } from "../../../testing/killed-server";
import { addPerson, type Person } from "../../bidding/testing/auction-house";
import { importJob } from "./run-import";

const { kills: KILLS, limitMs: LIMIT_MS } = killsOf(rounds(2, 20));
/** So many that a letter is written at the end, and that they take several pieces. */
const ROWS = 700;
const KNOWN = 120;
const CALL = "product/uploadXLSXFile";
const HEAD = "Referencia;Categoría;Marca;Modelo;Precio de salida";
const POLL_MS = 10;

/** Drafts that are there already. */
const FIRST = sheetOf(KNOWN, (n) => `A${n};Turismos;Seat;Ibiza;${1_000 + n}`);
/** Of those some change and some do not; the others are new, and some of them wrong. */
const SECOND = sheetOf(ROWS, (n) => {
  const price = n < KNOWN && n % 3 === 0 ? 1_000 + n : 2_000 + n;
  return `A${n};Turismos;Seat;Ibiza;${n % 50 === 49 ? "mucho" : price}`;
});

function sheetOf(rows: number, rowOf: (n: number) => string): string {
  return [HEAD, ...Array.from({ length: rows }, (_, n) => rowOf(n))].join("\n");
}

describe("an import in a process that is killed", () => {
  let house: KilledServer;

  beforeAll(async () => {
    house = await openKilledServer();
  }, 120_000);
  afterAll(() => house.close());

  async function post(body: FormData | string, { token }: Person) {
    const response = await fetch(`${house.base()}/api/${CALL}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        ...(typeof body === "string" && { "content-type": "application/json" }),
      },
      body,
    });
    const answer = (await response.json()) as { responseData: { import_id: number } };
    if (!response.ok) throw new Error(`${CALL}: ${JSON.stringify(answer)}`);
    return answer.responseData.import_id;
  }
  async function begin(sheet: string, seller: Person): Promise<number> {
    const body = new FormData();
    body.set("file_upload", new File([sheet], "existencias.csv"));
    const id = await post(body, seller);
    await post(JSON.stringify({ import_id: id, action: "run" }), seller);
    return id;
  }

  it(
    `comes to the same end through ${KILLS} ends`,
    async () => {
      const { db } = house;
      const calm = await addPerson(db, { admin: true });
      await ended(db, await begin(FIRST, calm));
      await ended(db, await begin(SECOND, calm));
      const expected = await stateOf(db, calm.id);
      expect(expected.imports).toEqual([
        { state: "done", rows: KNOWN },
        { state: "done", rows: ROWS },
      ]);
      expect(expected.letters).toHaveLength(1);

      const next = chance();
      for (let kills = 0; kills < KILLS;) {
        const seller = await addPerson(db, { admin: true });
        await ended(db, await begin(FIRST, seller));
        const id = await begin(SECOND, seller);
        const from = next() * ROWS;
        // As far as this row, and on from there for as long as a piece may take.
        while ((await writtenOf(db, id)) < from - 100) await pause(POLL_MS);
        await pause(next() * 150);
        await house.kill();
        // One that was done by then says nothing, and the next is killed earlier.
        if (!(await isDone(db, id))) kills += 1;
        await house.start();
        // The lease of the process that has died is over.
        await db.query("update jobs set run_at = now() where kind = $1", [importJob.name]);
        await ended(db, id);
        expect({ seed, ...(await stateOf(db, seller.id)) }).toEqual({ seed, ...expected });
      }
    },
    LIMIT_MS,
  );
});

async function isDone(db: Db, id: number): Promise<boolean> {
  const [found] = await db.query("select 1 from imports where id = $1 and state = 'done'", [id]);
  return found !== undefined;
}

async function ended(db: Db, id: number): Promise<void> {
  while (!(await isDone(db, id))) await pause(POLL_MS);
}

async function writtenOf(db: Db, id: number): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    "select count(*)::int as n from import_rows where import_id = $1 and outcome is not null",
    [id],
  );
  return row?.n ?? 0;
}

/** All that imports have made of an account: its drafts, their history, what is said of each row, and the letters. */
async function stateOf(db: Db, seller: number) {
  const [drafts, edits, rows, imports, letters] = await Promise.all([
    db.query(
      `select ref, title, status, start_cents, price_cents, category, brand, model, seq, edit_version, deleted_at
       from lots where seller_id = $1 order by ref`,
      [seller],
    ),
    db.query(
      `select l.ref, e.version, e.action, e.before, e.after, e.actor_id = $1 as is_own
       from lot_edits e join lots l on l.id = e.lot_id where l.seller_id = $1 order by l.ref, e.version`,
      [seller],
    ),
    db.query(
      `select r.row, r.ref, r.state, r.outcome, r.version, r.faults, l.ref as lot
       from import_rows r join imports i on i.id = r.import_id left join lots l on l.id = r.lot_id
       where i.seller_id = $1 order by i.id, r.row`,
      [seller],
    ),
    db.query(
      `select i.state, count(r.row)::int as rows from imports i join import_rows r on r.import_id = i.id
       where i.seller_id = $1 group by i.id order by i.id`,
      [seller],
    ),
    db.query<{ subject: string }>(
      `select o.subject from outbox o join users u on u.email = o.recipient where u.id = $1 order by o.id`,
      [seller],
    ),
  ]);
  return { drafts, edits, rows, imports, letters };
}
