import { ms, type Db } from "./db";

/** The database's clock, epoch milliseconds. */
export async function databaseNow(db: Db): Promise<number> {
  const [row] = await db.query<{ now: number }>(`select ${ms("clock_timestamp()")} as now`);
  if (!row) throw new Error("martillo: the database did not tell its time");
  return row.now;
}

const REFRESH_MS = 30_000;

/**
 * The database's clock without a round trip: this process's monotonic clock, set by the database now and then. Good for telling visitors
 * the time; the time that decides about a bid is read under the lock.
 */
export class DatabaseClock {
  readonly #db: Db;
  #offset: number | null = null;
  #readAt = -Infinity;
  #reading: Promise<void> | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  async now(): Promise<number> {
    if (performance.now() - this.#readAt > REFRESH_MS) {
      this.#reading ??= this.#read().finally(() => (this.#reading = null));
      // The first answer waits; later ones go on with the clock as it was set.
      if (this.#offset === null) await this.#reading;
      else this.#reading.catch(() => {});
    }
    return Math.round(performance.now() + (this.#offset ?? 0));
  }

  async #read() {
    const sentAt = performance.now();
    const now = await databaseNow(this.#db);
    this.#readAt = performance.now();
    this.#offset = now - (sentAt + this.#readAt) / 2;
  }
}
