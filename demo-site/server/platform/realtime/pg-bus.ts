import { Client } from "pg";
import { silentLog, type Log } from "../call/log";
import { BusListeners, busOver, type Bus, type BusEvent } from "./bus";
import { BusOutbox, readPayload } from "./bus-payload";
import { keepConnected } from "./keep-connected";

export interface PgBusOptions {
  connectionString: string;
  log?: Log;
}

const CHANNEL = "martillo";
/** Events are gathered for so long: a notification costs its transaction a lock of the whole server. */
const GATHER_MS = 20;
const CONNECT_LIMIT_MS = 5_000;

/**
 * The bus of several processes on one PostgreSQL: notifications on a connection of their own after the commits, and another one
 * that listens. Listeners of this process hear at once. After a lost connection they hear `gap`.
 */
export async function createPgBus({
  connectionString,
  log = silentLog,
}: PgBusOptions): Promise<Bus> {
  const listeners = new BusListeners();
  const origin = crypto.randomUUID();
  const outbox = new BusOutbox(origin);
  const connect = () =>
    new Client({
      connectionString,
      application_name: "martillo bus",
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
    });

  const sender = keepConnected(connect, { log, onReady: async () => {} });
  const listener = keepConnected(connect, {
    log,
    async onReady(client, isFirst) {
      client.on("notification", ({ payload }) => receive(payload));
      await client.query(`listen ${CHANNEL}`);
      if (!isFirst) listeners.emit({ kind: "gap" });
    },
  });

  function receive(payload: string | undefined) {
    const message = readPayload(payload ?? "");
    if (!message) log.warn({ payload }, "a notification could not be read");
    else if (message.origin !== origin) for (const event of message.events) listeners.emit(event);
  }

  let gathering: ReturnType<typeof setTimeout> | undefined;

  function send(event: BusEvent) {
    queueMicrotask(() => listeners.emit(event));
    outbox.add(event);
    gathering ??= setTimeout(() => void flush(), GATHER_MS);
  }

  async function flush() {
    const payloads = outbox.take();
    try {
      const client = await sender.client();
      for (const payload of payloads) {
        await client.query("select pg_notify($1, $2)", [CHANNEL, payload]);
      }
    } catch (error) {
      // The other processes look at versions by themselves; nothing is lost but a second.
      log.warn({ error: String(error) }, "other processes could not be told of changes");
    } finally {
      gathering = undefined;
      if (!outbox.isEmpty) gathering = setTimeout(() => void flush(), GATHER_MS);
    }
  }

  try {
    await Promise.all([sender.client(), listener.client()]);
  } catch (error) {
    await Promise.all([sender.close(), listener.close()]);
    throw error;
  }

  return busOver(listeners, send, async () => {
    clearTimeout(gathering);
    if (!outbox.isEmpty) await flush();
    clearTimeout(gathering);
    listeners.clear();
    await Promise.all([sender.close(), listener.close()]);
  });
}
