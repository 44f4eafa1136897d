import type { Db } from "../../../platform/db/db";

/** The process has ended: nothing that it does reaches anybody any more. */
class Crash extends Error {
  constructor() {
    super("the process has ended");
    this.name = "Crash";
  }
}

/** A process that may end at any step: a statement, a commit, or a call of the provider, before or after it took effect. */
export interface Crashing {
  /** The database as that process sees it. */
  db: Db;
  /** For `interrupt` of the sandbox. */
  interrupt(): void;
  /** Ends the process at its n-th step from now, counted from 1. */
  endAt(step: number): void;
  /** Starts it again. Returns how many steps it had taken, and whether it had been ended. */
  restart(): { steps: number; hasEnded: boolean };
}

/** Wraps a database. Without `endAt` nothing is ended. */
export function crashing(db: Db): Crashing {
  let steps = 0;
  let last = Number.POSITIVE_INFINITY;
  let hasEnded = false;

  function step(): void {
    if (hasEnded) throw new Crash();
    steps += 1;
    if (steps < last) return;
    hasEnded = true;
    throw new Crash();
  }

  function wrap(inner: Db): Db {
    return {
      kind: inner.kind,
      async query<T>(sql: string, params?: readonly unknown[]) {
        step();
        const rows = await inner.query<T>(sql, params);
        step();
        return rows;
      },
      async exec(sql) {
        step();
        await inner.exec(sql);
        step();
      },
      async tx(run) {
        step();
        const value = await inner.tx(async (t) => {
          const done = await run(wrap(t));
          step();
          return done;
        });
        // It is committed, and no caller hears of it.
        step();
        return value;
      },
      close: () => inner.close(),
    };
  }

  return {
    db: wrap(db),
    interrupt: step,
    endAt(at) {
      steps = 0;
      last = at;
      hasEnded = false;
    },
    restart() {
      const past = { steps, hasEnded };
      steps = 0;
      last = Number.POSITIVE_INFINITY;
      hasEnded = false;
      return past;
    },
  };
}
