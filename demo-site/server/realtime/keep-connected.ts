import type { Client } from "pg";
import type { Log } from "../http/log";
import { pause } from "../bidding/retry";

export interface KeptConnection {
  /** The connection, once there is one. */
  client(): Promise<Client>;
  close(): Promise<void>;
}

export interface KeepOptions {
  log: Log;
  /** Prepares every new connection; `isFirst` only for the very first one. */
  onReady(client: Client, isFirst: boolean): Promise<void>;
}

const RECONNECT_MS = [50, 100, 250, 500, 1_000, 2_000];
const CHECK_MS = 10_000;
const CHECK_LIMIT_MS = 5_000;

/** One connection that comes back by itself after it was lost, also when the other side vanished without a word. */
export function keepConnected(make: () => Client, { log, onReady }: KeepOptions): KeptConnection {
  let isFirst = true;
  let isClosed = false;
  let current = connect();
  const timer = setInterval(() => void check(), CHECK_MS);

  async function connect(): Promise<Client> {
    for (let attempt = 0; ; attempt++) {
      if (isClosed) throw new Error("martillo: the connection was closed.");
      const client = make();
      try {
        await client.connect();
        client.once("error", () => lost(client));
        client.once("end", () => lost(client));
        await onReady(client, isFirst);
        isFirst = false;
        return client;
      } catch (error) {
        client.removeAllListeners("end").on("error", () => {});
        void client.end().catch(() => {});
        log.warn({ error: String(error) }, "no connection to the database; trying again");
        await pause(RECONNECT_MS[Math.min(attempt, RECONNECT_MS.length - 1)] ?? 1_000);
      }
    }
  }

  function lost(client: Client) {
    client
      .removeAllListeners("end")
      .removeAllListeners("error")
      .on("error", () => {});
    void client.end().catch(() => {});
    if (isClosed) return;
    current = connect();
    // Whoever asks for the connection sees the failure.
    current.catch(() => {});
  }

  async function check() {
    const client = await current.catch(() => null);
    if (!client || isClosed) return;
    const answered = client.query("select 1").then(
      () => true,
      () => false,
    );
    const isAlive = await Promise.race([answered, pause(CHECK_LIMIT_MS).then(() => false)]);
    if (!isAlive) lost(client);
  }

  current.catch(() => {});
  return {
    client: () => current,
    async close() {
      isClosed = true;
      clearInterval(timer);
      const client = await current.catch(() => null);
      client
        ?.removeAllListeners("end")
        .removeAllListeners("error")
        .on("error", () => {});
      await client?.end().catch(() => {});
    },
  };
}
