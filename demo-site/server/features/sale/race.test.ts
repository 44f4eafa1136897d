import { ERRORS } from "martillo/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chance, rounds, SEED as seed } from "../../../../src/testing/seed";
import { engineOfRun, pglite, postgres } from "../../testing/engines";
import { auditChain } from "../bidding/testing/audit";
import { sweepReservations } from "../carts/release";
import { sweepSales } from "./sweep";
import { auditLots, auditSales } from "./testing/audit-sales";
import { openRaceHouse, type RaceHouse } from "./testing/race-house";
import { SCENES } from "./testing/scenes";

/**
 * `MARTILLO_RACES=200` runs each pair so often on a PostgreSQL. On PGlite, where one transaction waits for the other anyway, it is a quarter of
 * that. @default once; five times with `MARTILLO_FULL=1`, and once on PGlite
 */
const ROUNDS = Number(process.env["MARTILLO_RACES"] ?? rounds(1, 5));
const QUARTER = process.env["MARTILLO_RACES"] ? ROUNDS / 4 : 1;
const engine =
  engineOfRun() === postgres ? { ...postgres, rounds: ROUNDS } : { ...pglite, rounds: QUARTER };
/** So many rounds of a pair go on beside each other, each at a lot of its own. */
const AT_ONCE = 5;
/** By so much one press is later than the other, at most. */
const APART_MS = 6;
/** Milliseconds for one of them, on a busy machine. */
const PATIENCE_MS = 3_000;

/** Every pair of what can be pressed in a state, also the same by two people. */
const PAIRS = Object.entries(SCENES);

describe(`at one lot on ${engine.name}`, () => {
  let house: RaceHouse;

  beforeAll(async () => {
    house = await openRaceHouse(engine);
  });
  afterAll(async () => {
    await house.close();
  });

  it.each(PAIRS)(
    "%s: whatever two people press, all is as it must be",
    async (state, open) => {
      const next = chance();
      const names = Object.keys((await open(house)).deeds);
      const pairs = names.flatMap((a, index) => names.slice(index).map((b) => [a, b] as const));
      for (const [a, b] of pairs) {
        for (let round = 0; round < engine.rounds; round += AT_ONCE) {
          if (next() > engine.rounds) continue;
          const count = Math.min(AT_ONCE, Math.ceil(engine.rounds - round));
          // Drawn before any of them begins: the first caller must not decide what another does.
          const races = Array.from({ length: count }, (_, n) => ({
            round: round + n,
            delays: next() < 0.5 ? [0, next() * APART_MS] : [next() * APART_MS, 0],
          }));
          await Promise.all(races.map((one) => race(state, open, a, b, one)));
        }
      }
    },
    10 * 60_000 + ROUNDS * 40 * PATIENCE_MS,
  );

  async function race(
    state: string,
    open: (typeof SCENES)[string],
    a: string,
    b: string,
    { round, delays }: { round: number; delays: readonly number[] },
  ): Promise<void> {
    const scene = await open(house);
    const outcomes = await Promise.all(
      [a, b].map(async (name, index) => {
        const delay = delays[index] ?? 0;
        if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
        return scene.deeds[name]?.(index === 1 && a === b ? 1 : 0);
      }),
    );
    const said = outcomes.map((outcome) => outcome?.code ?? "done");
    const about = { state, seed, round, said: `${a}: ${said[0]}, ${b}: ${said[1]}` };
    const denied = await Promise.all(
      outcomes.map((outcome) => outcome?.denied?.() ?? Promise.resolve(null)),
    );
    const faults = [
      ...said.filter((code) => code !== "done" && (!(code in ERRORS) || code === "INTERNAL")),
      ...denied.filter((fault) => fault !== null),
      ...(await auditLots(house.db, [scene.lot])),
    ];
    if (state.includes("auction")) {
      const chain = await auditChain(house.db, scene.lot);
      if (!chain.ok) faults.push("the history of bids is broken");
    }
    expect({ ...about, faults }).toEqual({ ...about, faults: [] });
  }

  it("leaves series, hashes, logs and ledger whole, and nobody keeps what is not kept", async () => {
    await sweepReservations(house.ctx);
    await sweepSales(house.ctx);
    expect(await auditSales(house.db)).toEqual([]);
    const kept = await house.db.query(
      `select c.id from cart_lines c join lots l on l.id = c.lot_id where c.state = 'reserved'
       and (l.status <> 'reserved' or l.reserved_by is distinct from c.user_id)`,
    );
    expect(kept).toEqual([]);
  });
});
