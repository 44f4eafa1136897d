import { ProviderRefused, ProviderUnknown, ProviderUnreached } from "..";
import { databaseNow } from "../../../platform/db/clock";
import type { Db } from "../../../platform/db/db";
import { withRetries } from "../../../platform/db/retry";
import { bytesOf, hexOf, hmac } from "../signature";
import type { SandboxFees, SandboxOptions, WebhookHabits } from "./options";

const RETRY_LIMIT_MS = 5_000;
const ID_BYTES = 18;

/** What all parts of the sandbox use. */
export interface Tools {
  db: Db;
  now(): Promise<number>;
  processingMs: number;
  disputeMs: number;
  fees: SandboxFees;
  webhooks: WebhookHabits;
  webhookSecrets(): Promise<readonly string[]>;
  /** The same for the same text, and nobody can tell the text from it. */
  fingerprint(text: string): Promise<string>;
  interrupt: NonNullable<SandboxOptions["interrupt"]>;
  /** Something is due in so many milliseconds. */
  wakeIn(ms: number): void;
}

/** What a piece of work says beside its answer. */
export interface Fate {
  /** Done, and nobody hears of it. */
  answerLost: boolean;
  /** When something will be due because of it. */
  due: number[];
}

/** A piece of work under way: where, when, and what its caller hears of it. */
export interface Turn {
  t: Db;
  tools: Tools;
  atMs: number;
  fate: Fate;
}

export type Work<T> = (t: Db, atMs: number, fate: Fate) => Promise<T>;

export function toolsOf(options: SandboxOptions, wakeIn: (ms: number) => void): Tools {
  const { db } = options;
  const secrets = new Map<string, Promise<string>>();
  const kept = (name: string) => {
    const known = secrets.get(name) ?? keptSecret(db, name);
    secrets.set(name, known);
    known.catch(() => secrets.delete(name));
    return known;
  };
  return {
    db,
    now: options.now ?? (() => databaseNow(db)),
    processingMs: options.processingMs ?? 3_000,
    disputeMs: options.disputeMs ?? 5_000,
    fees: { ofPayment: () => 0, ofDispute: 1_500, ...options.fees },
    webhooks: { delayMs: 0, first: "oldest", copies: 1, ...options.webhooks },
    webhookSecrets: async () => options.webhookSecrets ?? [await kept("webhooks")],
    async fingerprint(text) {
      return hexOf(await hmac(await kept("fingerprints"), text)).slice(0, 32);
    },
    interrupt: options.interrupt ?? (() => {}),
    wakeIn,
  };
}

/** The same for all processes on one database, whoever is first. */
export async function keptSecret(db: Db, name: string): Promise<string> {
  await db.query(
    "insert into sandbox_secrets (name, secret) values ($1, $2) on conflict do nothing",
    [name, newId("sec")],
  );
  const [row] = await db.query<{ secret: string }>(
    "select secret from sandbox_secrets where name = $1",
    [name],
  );
  if (!row) throw new Error("martillo: the sandbox's secret is not there");
  return row.secret;
}

/** Too long to be guessed. */
export function newId(prefix: string): string {
  return `${prefix}_${hexOf(crypto.getRandomValues(new Uint8Array(ID_BYTES)))}`;
}

export async function hashOf(text: string): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", bytesOf(text)));
}

/** Runs work in one transaction; what it throws beside refusals is unknown to the caller, as with a provider far away. */
export async function run<T>(tools: Tools, call: string, work: Work<T>): Promise<T> {
  await tools.interrupt(call, "before");
  const { answer, fate } = await atomically(tools, call, work);
  await tools.interrupt(call, "after");
  if (fate.answerLost) throw new ProviderUnknown(`the answer to ${call} was lost`);
  return answer;
}

async function atomically<T>(tools: Tools, call: string, work: Work<T>) {
  try {
    const atMs = await tools.now();
    const done = await withRetries(async () => {
      const fate: Fate = { answerLost: false, due: [] };
      const answer = await tools.db.tx((t) => work(t, atMs, fate));
      return { answer, fate };
    }, RETRY_LIMIT_MS);
    for (const ms of done.fate.due) tools.wakeIn(ms - atMs);
    return done;
  } catch (error) {
    if (error instanceof ProviderRefused || error instanceof ProviderUnreached) throw error;
    throw new ProviderUnknown(`the sandbox could not say what became of ${call}`, { cause: error });
  }
}

/** The same key gives the first answer again; for another request it is refused. */
export async function runOnce<T>(
  tools: Tools,
  call: string,
  key: string,
  asked: unknown,
  work: Work<T>,
): Promise<T> {
  const request = JSON.stringify([call, asked]);
  return run(tools, call, async (t, atMs, fate) => {
    const [mine] = await t.query(
      `insert into sandbox_requests (key, request, at) values ($1, $2, $3)
       on conflict (key) do nothing returning key`,
      [key, request, atMs],
    );
    if (!mine) return formerAnswer<T>(t, key, request);
    const answer = await work(t, atMs, fate);
    await t.query("update sandbox_requests set answer = $2::jsonb where key = $1", [
      key,
      JSON.stringify({ answer }),
    ]);
    return answer;
  });
}

async function formerAnswer<T>(t: Db, key: string, request: string): Promise<T> {
  const [row] = await t.query<{ request: string; answer: { answer: T } }>(
    "select request, answer from sandbox_requests where key = $1",
    [key],
  );
  if (row?.request !== request)
    throw new ProviderRefused("key_reused", "the key stands for another request");
  return row.answer.answer;
}
