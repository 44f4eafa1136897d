import type { Client } from "./client";
import type { IndexOfSets } from "./index-of-sets";
import type { Standing } from "./standings";

export interface MeFramesOptions {
  read(asked: { userId: number; lotId: number }[]): Promise<Standing[]>;
  /** Sockets of a user on this process. */
  users: IndexOfSets<number, Client>;
  onError(error: unknown): void;
}

/** Tells users how they stand, on their own sockets only. Changes that come while a query runs share the next one. */
export class MeFrames {
  readonly #options: MeFramesOptions;
  #waiting = new Map<number, Set<number>>();
  #isRunning = false;

  constructor(options: MeFramesOptions) {
    this.#options = options;
  }

  changed(userId: number, lotIds: Iterable<number>) {
    if (!this.#options.users.has(userId)) return;
    const lots = this.#waiting.get(userId) ?? new Set();
    for (const lotId of lotIds) lots.add(lotId);
    this.#waiting.set(userId, lots);
    if (this.#isRunning) return;
    this.#isRunning = true;
    queueMicrotask(() => void this.#run());
  }

  async #run() {
    try {
      while (this.#waiting.size > 0) {
        const asked = [...this.#waiting].flatMap(([userId, lots]) =>
          Array.from(lots, (lotId) => ({ userId, lotId })),
        );
        this.#waiting = new Map();
        for (const { userId, frame } of await this.#options.read(asked)) {
          for (const client of this.#options.users.get(userId)) {
            client.send({ event: "me", data: frame });
          }
        }
      }
    } catch (error) {
      this.#options.onError(error);
    } finally {
      this.#isRunning = false;
    }
  }
}
