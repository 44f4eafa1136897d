/** How what the clock finds is worked through. */
import { errorText } from "../../platform/call/log";
import type { Services } from "../../platform/call/context";
import type { Db } from "../../platform/db/db";
import { tellSides } from "./tell-sides";

const AT_ONCE = 100;

/** Which accounts, by a condition with `$3` and on; and what is done to each. */
export type Step<Context> = [
  condition: string,
  values: unknown[],
  run: (inside: Context, id: number) => Promise<void>,
];

interface About extends Readonly<Record<string, number | undefined>> {
  readonly invoice?: number;
}

type Tools = Pick<Services, "db" | "log" | "bus">;

/** Works through accounts, step by step. Returns how many it looked at. */
export async function runSteps<Context extends Tools>(
  ctx: Context,
  steps: readonly Step<Context>[],
): Promise<number> {
  let count = 0;
  for (const [condition, values, run] of steps) {
    for await (const id of findAccounts(ctx.db, condition, values)) {
      count += await lookAfter(ctx, { invoice: id }, (inside) => run(inside, id));
    }
  }
  return count;
}

/**
 * Does something in a transaction of its own: what fails is logged with what it is `about`, and keeps nothing else waiting. Both sides of an
 * invoice that was looked after read it again. Returns 1, to be counted.
 */
export function lookAfter<Context extends Tools>(
  ctx: Context,
  about: About,
  run: (inside: Context) => Promise<void>,
): Promise<1> {
  return lookAfterPrepared(ctx, about, async () => {}, run);
}

/** The same with what takes long done first, before the transaction begins. */
export async function lookAfterPrepared<Context extends Tools, Prepared>(
  ctx: Context,
  about: About,
  prepare: () => Promise<Prepared>,
  run: (inside: Context, prepared: Prepared) => Promise<void>,
): Promise<1> {
  try {
    const prepared = await prepare();
    const sides = await ctx.db.tx(async (t) => {
      await run({ ...ctx, db: t }, prepared);
      return about.invoice === undefined ? undefined : readSides(t, about.invoice);
    });
    if (sides) tellSides(ctx, sides);
  } catch (error) {
    ctx.log.error({ ...about, ...errorText(error) }, "a sale could not be looked after");
  }
  return 1;
}

async function readSides(t: Db, invoice: number) {
  const [sides] = await t.query<{ buyer_id: number; seller_id: number }>(
    "select buyer_id, seller_id from invoices where id = $1",
    [invoice],
  );
  return sides;
}

/** All of them, however many of the first cannot be looked after. */
export async function* findAccounts(
  db: Db,
  condition: string,
  values: readonly unknown[],
): AsyncGenerator<number> {
  for (let last = 0; ;) {
    const rows = await db.query<{ id: number }>(
      `select id from invoices where ${condition} and id > $2 order by id limit $1`,
      [AT_ONCE, last, ...values],
    );
    for (const { id } of rows) yield id;
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.id ?? last;
  }
}
