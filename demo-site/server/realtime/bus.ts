/** What happened, told to every process that holds sockets. Ids only: listeners read the state themselves. */
export type BusEvent =
  | { kind: "lots"; lotIds: readonly number[] }
  | { kind: "me"; userId: number; lotIds: readonly number[] }
  | { kind: "session"; subject: SessionSubject };

/** One session by the hash of its token, or every session of a user by id. */
export type SessionSubject = string | number;

export type BusListener = (event: BusEvent) => void;

/** Best effort and after commit: who misses an event sees the gap in sequence numbers and reads again. */
export interface Bus {
  lotChanged(lotIds: readonly number[]): void;
  /** The user's own standing in these lots changed. */
  me(userId: number, lotIds: readonly number[]): void;
  sessionEnded(subject: SessionSubject): void;
  /** Returns the way to stop listening. */
  on(listener: BusListener): () => void;
  close(): Promise<void>;
}

/** A bus for a single process. */
export class LocalBus implements Bus {
  readonly #listeners = new Set<BusListener>();

  lotChanged(lotIds: readonly number[]) {
    this.#emit({ kind: "lots", lotIds });
  }

  me(userId: number, lotIds: readonly number[]) {
    this.#emit({ kind: "me", userId, lotIds });
  }

  sessionEnded(subject: SessionSubject) {
    this.#emit({ kind: "session", subject });
  }

  on(listener: BusListener) {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  async close() {
    this.#listeners.clear();
  }

  #emit(event: BusEvent) {
    for (const listener of this.#listeners) listener(event);
  }
}
