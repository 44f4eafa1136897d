import type { Client } from "../../platform/realtime/client";
import type { IndexOfSets } from "../../platform/realtime/index-of-sets";
import type { Standing } from "./standings";

export interface MeFramesOptions {
  read(asked: { userId: number; lotId: number }[]): Promise<Standing[]>;
  /** Sockets of a user on this process. */
  users: IndexOfSets<number, Client>;
  onError(error: unknown): void;
}

/** A socket that is new to some lots, and whose it was when it asked. */
interface Newcomer {
  client: Client;
  userId: number;
  lots: ReadonlySet<number>;
}

/**
 * Tells users how they stand, on their own sockets only. Changes that come while a query runs share the next one, so that no older standing
 * is ever sent after a newer one.
 */
export class MeFrames {
  readonly #options: MeFramesOptions;
  #changed = new Map<number, Set<number>>();
  #newcomers: Newcomer[] = [];
  #isRunning = false;

  constructor(options: MeFramesOptions) {
    this.#options = options;
  }

  /** For all sockets of a user. */
  changed(userId: number, lotIds: Iterable<number>) {
    if (!this.#options.users.has(userId)) return;
    const lots = this.#changed.get(userId) ?? new Set();
    for (const lotId of lotIds) lots.add(lotId);
    this.#changed.set(userId, lots);
    this.#start();
  }

  /** For one socket that is new to these lots; where its user has no part nothing is said. */
  tell(client: Client, lotIds: readonly number[]) {
    const { userId } = client;
    if (userId === null || lotIds.length === 0) return;
    this.#newcomers.push({ client, userId, lots: new Set(lotIds) });
    this.#start();
  }

  #start() {
    if (this.#isRunning) return;
    this.#isRunning = true;
    queueMicrotask(() => void this.#run());
  }

  async #run() {
    while (this.#changed.size + this.#newcomers.length > 0) {
      const changed = this.#changed;
      const newcomers = this.#newcomers;
      this.#changed = new Map();
      this.#newcomers = [];
      try {
        const standings = await this.#options.read(pairsOf(changed, newcomers));
        this.#send(standings, changed, newcomers);
      } catch (error) {
        this.#options.onError(error);
      }
    }
    this.#isRunning = false;
  }

  #send(
    standings: readonly Standing[],
    changed: ReadonlyMap<number, ReadonlySet<number>>,
    newcomers: readonly Newcomer[],
  ) {
    const waiting = new Map<number, Newcomer[]>();
    for (const newcomer of newcomers) {
      waiting.set(newcomer.userId, [...(waiting.get(newcomer.userId) ?? []), newcomer]);
    }
    for (const { userId, frame } of standings) {
      const lotId = frame.project_id;
      if (changed.get(userId)?.has(lotId)) {
        for (const client of this.#options.users.get(userId)) {
          client.send({ event: "me", data: frame });
        }
      } else if (frame.leading || frame.my_maximum !== null) {
        for (const { client, lots } of waiting.get(userId) ?? []) {
          const isStillTheirs = client.userId === userId;
          if (isStillTheirs && lots.has(lotId)) client.send({ event: "me", data: frame });
        }
      }
    }
  }
}

function pairsOf(
  changed: ReadonlyMap<number, ReadonlySet<number>>,
  newcomers: readonly Newcomer[],
): { userId: number; lotId: number }[] {
  const asked = new Map<string, { userId: number; lotId: number }>();
  const add = (userId: number, lots: ReadonlySet<number>) => {
    for (const lotId of lots) asked.set(`${userId}/${lotId}`, { userId, lotId });
  };
  for (const [userId, lots] of changed) add(userId, lots);
  for (const { userId, lots } of newcomers) add(userId, lots);
  return [...asked.values()];
}
