import { ProviderRefused, ProviderUnknown, ProviderUnreached } from "..";
import { databaseNow } from "../../../platform/db/clock";
import type { Db } from "../../../platform/db/db";
import { withRetries } from "../../../platform/db/retry";
import { bytesOf, hexOf, hmac } from "../signature";
import type { SandboxOptions } from "./options";
import {
  type Fate,
  formerAnswer,
  insertSecret,
  keepRequestAnswer,
  openRequest,
  readSecret,
  type Tools,
} from "./sandbox-repository";

const RETRY_LIMIT_MS = 5_000;
const ID_BYTES = 18;

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

/** The same for all processes on one database, whichever process is first. */
export async function keptSecret(db: Db, name: string): Promise<string> {
  await insertSecret(db, name, newId("sec"));
  const row = await readSecret(db, name);
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

/** Runs work in one transaction; an error beside refusals is an unknown result to the caller, as with a provider far away. */
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
    const mine = await openRequest(t, key, request, atMs);
    if (!mine) return formerAnswer<T>(t, key, request);
    const answer = await work(t, atMs, fate);
    await keepRequestAnswer(t, key, { answer });
    return answer;
  });
}
