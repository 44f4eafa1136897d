/** How what the clock finds is worked through. */
import { errorText } from "../../platform/call/log";
import type { Services } from "../../platform/call/context";
import type { Db } from "../../platform/db/db";

const AT_ONCE = 100;

/** Which accounts, by a condition with `$3` and on; and what is done to each. */
export type Step<Context> = [
  condition: string,
  values: unknown[],
  run: (inside: Context, id: number) => Promise<void>,
];

type Tools = Pick<Services, "db" | "log">;

/** Works through accounts, step by step. Returns how many it looked at. */
export async function runSteps<Context extends Tools>(
  ctx: Context,
  steps: readonly Step<Context>[],
): Promise<number> {
  let count = 0;
  for (const [condition, values, run] of steps) {
    for await (const id of find(ctx.db, condition, values)) {
      count += await lookAfter(ctx, { invoice: id }, (inside) => run(inside, id));
    }
  }
  return count;
}

/**
 * Does something in a transaction of its own: what fails is logged with what it is `about`, and keeps nothing else waiting. Returns 1, to be
 * counted.
 */
export async function lookAfter<Context extends Tools>(
  ctx: Context,
  about: Readonly<Record<string, number>>,
  run: (inside: Context) => Promise<void>,
): Promise<1> {
  try {
    await ctx.db.tx((t) => run({ ...ctx, db: t }));
  } catch (error) {
    ctx.log.error({ ...about, ...errorText(error) }, "a sale could not be looked after");
  }
  return 1;
}

/** All of them, however many of the first cannot be looked after. */
async function* find(
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
