import type { StoreApi } from "zustand/vanilla";
import { onPageActive, type Result } from "../../client";
import { isYes, type User, userLogin, userLogout, userRegister } from "../../contract";
import { after } from "../clock";
import { tokenStorage } from "../page";
import { createOwners, type Owners } from "./owners";
import { createRenewal, type Renewal } from "./renewal";
import type { Session, SessionOptions, SessionState } from "./session-types";
import { createTokens, type Tokens } from "./tokens";
import { type UserChanges, userChanges } from "./user-changes";

/** The work of a session once there is a token, or the visitor wants one. */
export type SessionKeeper = Omit<Session, "store" | "askVisitor"> & {
  /** The visitor has said yes by the host's own means. */
  welcome(): Promise<void>;
};

/** The parts of a keeper. */
interface Parts {
  options: SessionOptions;
  store: StoreApi<SessionState>;
  tokens: Tokens;
  renewal: Renewal;
  owners: Owners;
}

/** The looks for a token: at the start, with another source of the host's, when the visitor is back, and with other tabs. */
interface Looks {
  start(): Promise<void>;
  /** Looks anew, if there was a look before. */
  restart(): void;
  /** The last look that has begun. */
  settled(): Promise<void>;
  /** Several wishes at once, e.g. of several events of a page that comes back, are one. */
  refresh(): Promise<void>;
  /** The visitor wanted to leave, or came in; after the former the host is not asked behind their back. */
  setLeft(hasLeft: boolean): void;
  tellTabs(): void;
  stop(): void;
}

function createLooks({ options, store, tokens, renewal, owners }: Parts): Looks {
  const { storage, name } = options;
  let started: Promise<void> | undefined;
  let refreshing: Promise<void> | undefined;
  let hasLeft = false;
  let stopListening = () => {};
  let tabs: UserChanges | undefined;

  function followOtherTab(next: string | undefined) {
    if (renewal.source() || next === tokens.current()) return;
    // What the storage holds is the other tab's to change.
    if (next === undefined) return tokens.become(undefined, { status: "guest", user: null });
    tokens.take(next);
    void owners.validate();
  }

  /** Visitors sign in on a page of the host, in another tab or window, and come back. */
  function lookAgain() {
    if (!renewal.source()?.getToken || hasLeft) return;
    if (store.getState().status === "guest" || renewal.isDue()) void refresh();
  }

  function listen() {
    stopListening();
    const stops = [storage.onOtherTab(followOtherTab), onPageActive(lookAgain)];
    if (name !== undefined) {
      tabs = userChanges(name, () => void owners.validateAnew());
      stops.push(tabs.close);
    }
    stopListening = () => stops.forEach((stop) => stop());
  }

  async function begin(isStart: boolean) {
    const look = tokens.beginLook();
    const isFirst = isStart && store.getState().status === "unknown";
    renewal.restart();
    hasLeft = false;
    listen();
    // The effects of one React commit come first: a host's token makes reading the storage needless.
    await Promise.resolve();
    const read = isStart ? storage.read : () => undefined;
    const known = renewal.source() ? await renewal.ask() : read();
    if (look !== tokens.lastLook()) return;
    if (known === undefined) tokens.become(known, { status: "guest", user: null }, isFirst);
    else if (isFirst) tokens.become(known, { status: "unknown", user: null }, isFirst);
    else tokens.take(known);
    void owners.validate();
  }

  function start(): Promise<void> {
    return (started ??= begin(true));
  }

  async function askAgain() {
    await start();
    const look = tokens.lastLook();
    const token = tokens.current();
    const next = renewal.source()?.getToken ? await renewal.ask(token) : token;
    if (look !== tokens.lastLook()) return;
    if (next === undefined) {
      if (tokens.current() !== undefined) {
        tokens.become(undefined, { status: "guest", user: null });
      }
      return;
    }
    renewal.restart();
    tokens.take(next);
    await owners.validate();
  }

  function refresh(): Promise<void> {
    return (refreshing ??= askAgain().finally(() => (refreshing = undefined)));
  }

  return {
    start,
    restart() {
      if (started) started = begin(false);
    },
    async settled() {
      let look: Promise<void>;
      do {
        look = start();
        await look;
      } while (look !== started);
    },
    refresh,
    setLeft: (next) => void (hasLeft = next),
    tellTabs: () => tabs?.tell(),
    stop: () => stopListening(),
  };
}

/** Resolves when it is known whether the visitor is a user or a guest; and when that takes longer. */
async function whenKnown(store: StoreApi<SessionState>, patienceMs: number): Promise<void> {
  let stop = () => {};
  await new Promise<void>((resolve) => {
    const look = () => {
      if (store.getState().status !== "unknown") resolve();
    };
    const stops = [store.subscribe(look), after(patienceMs, resolve)];
    stop = () => stops.forEach((end) => end());
    look();
  });
  stop();
}

/** Checks tokens, renews them, signs in and out. What `store` says so far stays true: a guest who signs in is another identity. */
export function createSessionKeeper(
  options: SessionOptions,
  store: StoreApi<SessionState>,
): SessionKeeper {
  const { call, storage } = options;
  const tokens = createTokens(options, store, () => {
    owners.cancelRetry();
    renewal.stop();
  });
  const renewal = createRenewal({
    tokens,
    now: options.now,
    onDue: () => void looks.refresh(),
    onRenewed: () => void owners.validate(),
  });
  const owners = createOwners({
    call,
    tokens,
    store,
    onAccepted(lifeSeconds) {
      renewal.restart();
      renewal.plan(lifeSeconds);
    },
    onRefused: (token, error) => (renewal.source() ? renewal.expire(token) : tokens.end(error)),
  });
  const looks = createLooks({ options, store, tokens, renewal, owners });

  async function signIn(
    answer: Promise<Result<{ token: string; user: User }>>,
    remember: boolean,
  ): Promise<Result<User>> {
    const result = await answer;
    if (!result.ok) return result;
    const { token, user } = result.data;
    const kept = tokenStorage();
    storage.write(token, kept === undefined ? remember : kept === "local");
    owners.note(token, user.id);
    tokens.become(token, { status: "authenticated", user });
    return { ok: true, data: user };
  }

  return {
    start: () => void looks.start(),
    async getToken() {
      await looks.settled();
      return tokens.current();
    },
    login: (input) => signIn(call(userLogin, input, { inline: true }), isYes(input.remember_me)),
    register: (input) => signIn(call(userRegister, input, { inline: true }), false),
    async logout() {
      // The server may tell that the session is over before it answers.
      tokens.leave();
      if (tokens.current() !== undefined) await call(userLogout, {});
      renewal.source()?.getToken?.signOut?.();
      tokens.end();
      looks.setLeft(true);
    },
    async adopt(next, user) {
      await looks.start();
      // A host's token was never stored, and neither is its successor.
      if (!renewal.source()) storage.write(next);
      if (user) {
        owners.note(next, user.id);
        tokens.become(next, { status: "authenticated", user });
      } else tokens.take(next);
      // Whom they act for, and may act for, is told by this alone.
      await owners.validate();
    },
    refresh: looks.refresh,
    async reload() {
      await looks.start();
      await owners.validateAnew();
      looks.tellTabs();
    },
    async whenKnown(patienceMs) {
      void looks.start();
      await whenKnown(store, patienceMs);
      return store.getState().user;
    },
    setHostToken(source) {
      if (renewal.setSource(source)) looks.restart();
    },
    async welcome() {
      const before = tokens.current();
      looks.setLeft(false);
      await looks.start();
      // Where the token is new, the host was asked just now.
      await (tokens.current() === before ? looks.refresh() : owners.underWay());
    },
    async ownerOf(asked) {
      if (owners.of(asked) === undefined && asked === tokens.current()) await owners.validate();
      return owners.of(asked);
    },
    expire: renewal.expire,
    async check(doubted) {
      if (doubted === tokens.current()) await owners.validate();
    },
    close() {
      owners.cancelRetry();
      renewal.stop();
      looks.stop();
    },
  };
}
