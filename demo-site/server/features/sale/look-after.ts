/** How what the clock finds is worked through. */
import { errorText } from "../../platform/call/log";
import type { Services } from "../../platform/call/context";
import { tellSides } from "./tell-sides";
import { findAccounts, readSides } from "./invoice-repository";

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
 * Does something in a transaction of its own: a failure is logged with what it is `about`, and keeps nothing else waiting. Both sides of an
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
