// This folder: the bus between processes, and clients of the socket.
/** What the processes of one API tell each other after a commit. Ids only: readers take the state from the database. */
export type BusEvent =
  | { kind: "lots"; lotIds: readonly number[] }
  | { kind: "me"; userId: number; lotIds: readonly number[] }
  /** What this user holds, owes or pays has changed. */
  | { kind: "money"; userId: number }
  /** Something was written or read in a conversation of this account; of `HOUSE` for the house. */
  | { kind: "inbox"; userId: number; threadId: number }
  /** The questions on this lot have changed: for all who watch it, or for one account and people who answer for it. */
  | { kind: "comments"; lotId: number; n: number; userId: number | null }
  | { kind: "session"; tokenHash: string }
  | { kind: "user-sessions"; userId: number }
  /** What the house is configured by has changed. */
  | { kind: "settings" }
  /** Events may have been missed: read everything that is watched again. */
  | { kind: "gap" };

/** In place of an account: the people of the house. No account has this id. */
export const HOUSE = 0;

export type BusListener = (event: BusEvent) => void;

export interface Bus {
  /** Something that viewers of these lots can see has changed. */
  lotChanged(lotIds: readonly number[]): void;
  /** This user's own standing in these lots has changed. */
  me(userId: number, lotIds: readonly number[]): void;
  /** What this user holds, owes or pays has changed. */
  money(userId: number): void;
  /** Something was written or read in a conversation of this account; of `HOUSE` for the house. */
  inbox(userId: number, threadId: number): void;
  /** The questions on a lot have changed `n` times for all to see; `userId`: this change is seen by that account alone. */
  comments(lotId: number, n: number, userId: number | null): void;
  /** One session by its token hash, or all sessions of a user by id, must not be trusted any longer. */
  sessionEnded(session: string | number): void;
  /** Configuration, phrases or increments have changed: no process may go on with what it kept of them. */
  settingsChanged(): void;
  /** Returns the function that stops listening. */
  on(listener: BusListener): () => void;
  close(): Promise<void>;
}

/** The part that every bus shares: turns calls into events and hands them to the listeners of this process. */
export class BusListeners {
  readonly #listeners = new Set<BusListener>();

  add(listener: BusListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(event: BusEvent) {
    for (const listener of this.#listeners) listener(event);
  }

  clear() {
    this.#listeners.clear();
  }
}

/** The bus of a single process. Listeners run after the caller has finished its own turn. */
export function createLocalBus(): Bus {
  const listeners = new BusListeners();
  return busOver(
    listeners,
    (event) => queueMicrotask(() => listeners.emit(event)),
    async () => listeners.clear(),
  );
}

/** Builds the calls of a bus over one way of sending events. */
export function busOver(
  listeners: BusListeners,
  send: (event: BusEvent) => void,
  close: () => Promise<void>,
): Bus {
  return {
    lotChanged(lotIds) {
      if (lotIds.length > 0) send({ kind: "lots", lotIds });
    },
    me(userId, lotIds) {
      if (lotIds.length > 0) send({ kind: "me", userId, lotIds });
    },
    money: (userId) => send({ kind: "money", userId }),
    inbox: (userId, threadId) => send({ kind: "inbox", userId, threadId }),
    comments: (lotId, n, userId) => send({ kind: "comments", lotId, n, userId }),
    sessionEnded(session) {
      send(
        typeof session === "string"
          ? { kind: "session", tokenHash: session }
          : { kind: "user-sessions", userId: session },
      );
    },
    settingsChanged: () => send({ kind: "settings" }),
    on: (listener) => listeners.add(listener),
    close,
  };
}

declare module "../call/context" {
  interface Services {
    bus: Bus;
  }
}
