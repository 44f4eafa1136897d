import type { Client } from "pg";
import type { Log } from "../call/log";
import { pause } from "../db/retry";

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
  const gone = new WeakSet<Client>();
  let isFirst = true;
  let isClosed = false;
  let current = connect();
  const timer = setInterval(() => void check(), CHECK_MS);

  async function connect(): Promise<Client> {
    for (let attempt = 0; ; attempt++) {
      if (isClosed) throw new Error("martillo: the connection was closed.");
      const client = make();
      let isReady = false;
      let isBroken = false;
      const broken = () => {
        isBroken = true;
        if (isReady) lost(client);
      };
      client.on("error", broken).once("end", broken);
      try {
        await client.connect();
        await onReady(client, isFirst);
        // Lost before anybody had it: this loop goes on, and is the only one.
        if (isBroken) throw new Error("martillo: the connection was lost at once.");
        isReady = true;
        isFirst = false;
        return client;
      } catch (error) {
        abandon(client);
        // At the start the caller waits for it and can do something about it.
        if (isFirst) throw error;
        log.warn({ error: String(error) }, "no connection to the database; trying again");
        await pause(RECONNECT_MS[Math.min(attempt, RECONNECT_MS.length - 1)] ?? 1_000);
      }
    }
  }

  /** An error, an end and a failed check may all tell of the same loss. */
  function lost(client: Client) {
    if (gone.has(client)) return;
    abandon(client);
    if (isClosed) return;
    current = connect();
    // A caller that asks for the connection sees the failure.
    current.catch(() => {});
  }

  function abandon(client: Client) {
    gone.add(client);
    client
      .removeAllListeners("end")
      .removeAllListeners("notification")
      .removeAllListeners("error")
      .on("error", () => {});
    void client.end().catch(() => {});
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
      if (!client) return;
      gone.add(client);
      client
        .removeAllListeners("end")
        .removeAllListeners("error")
        .on("error", () => {});
      await client.end().catch(() => {});
    },
  };
}
