import { createStore } from "zustand/vanilla";
import type { CallError } from "../../client";
import { after } from "../clock";
import type { SessionKeeper } from "./session-keeper";
import { importAgain } from "../../late";
import type { SessionState, HostSource, Session, SessionOptions } from "./session-types";

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 15_000;

const NOT_LOADED: { ok: false; error: CallError } = {
  ok: false,
  error: {
    code: "NETWORK",
    message: "No se ha podido cargar el inicio de sesión.",
    next: "Compruebe su conexión e inténtelo de nuevo.",
  },
};

/** Loads what a sign-in needs; safe to call often, and never throws. */
export async function prepareSession(): Promise<void> {
  await import("./session-keeper").catch(() => {});
}

/**
 * A session that has not looked anywhere yet. A guest's page holds no more than this: what checks, renews and ends tokens is loaded when
 * there is one, or when a visitor wants to sign in.
 */
export function createSession(options: SessionOptions): Session {
  const { storage } = options;
  const store = createStore<SessionState>(() => ({ status: "unknown", user: null, epoch: 0 }));
  let source: HostSource | undefined;
  let started: Promise<void> | undefined;
  let keeper: SessionKeeper | undefined;
  let loading: Promise<SessionKeeper> | undefined;
  let failures = 0;
  let cancelRetry = () => {};
  let stopListening = () => {};

  function load(): Promise<SessionKeeper> {
    loading ??= wake().catch((error: unknown) => {
      loading = undefined;
      failures++;
      throw error;
    });
    return loading;
  }

  async function wake(): Promise<SessionKeeper> {
    const part = () => import("./session-keeper");
    const { createSessionKeeper } = await (failures > 0 ? importAgain(part, failures) : part());
    stopListening();
    keeper = createSessionKeeper(options, store);
    if (source) keeper.setHostToken(source);
    keeper.start();
    return keeper;
  }

  /** A token without the code for it stays unchecked until that has come. */
  function insist(retryMs = FIRST_RETRY_MS) {
    load().catch(() => {
      cancelRetry = after(retryMs, () => insist(Math.min(retryMs * 2, LONGEST_RETRY_MS)));
    });
  }

  /** A host that signs visitors in by a window has no visitor to tell of before one wants in. */
  async function hasToken(): Promise<boolean> {
    if (!source) return storage.read() !== undefined;
    return !source.getToken?.signIn || Boolean(source.token ?? (await source.getToken()));
  }

  async function begin() {
    // The effects of one React commit come first: a host's token makes reading the storage needless.
    await Promise.resolve();
    if (await hasToken()) return insist();
    if (keeper || loading) return;
    store.setState({ status: "guest" });
    stopListening();
    stopListening = storage.onOtherTab(() => {
      if (!source && storage.read() !== undefined) insist();
    });
  }

  function start(): Promise<void> {
    return (started ??= begin());
  }

  /** Uses the keeper for calls that are awaited anyway: it never throws, and gives `otherwise` without the code. */
  async function kept<Value>(
    use: (keeper: SessionKeeper) => Promise<Value>,
    otherwise: Value,
  ): Promise<Value> {
    try {
      return await use(await load());
    } catch {
      return otherwise;
    }
  }

  return {
    store,
    start: () => void start(),
    async getToken() {
      let look: Promise<void>;
      do {
        look = start();
        await look;
      } while (look !== started);
      if (keeper) return keeper.getToken();
      if (!loading) return undefined;
      // A stored token is good for calls before it is checked.
      return source ? kept((loaded) => loaded.getToken(), undefined) : storage.read();
    },
    login: (input) => kept((loaded) => loaded.login(input), NOT_LOADED),
    register: (input) => kept((loaded) => loaded.register(input), NOT_LOADED),
    logout: () => kept((loaded) => loaded.logout(), undefined),
    refresh: () => kept((loaded) => loaded.refresh(), undefined),
    reload: () => kept((loaded) => loaded.reload(), undefined),
    whenKnown: (patienceMs) => kept((loaded) => loaded.whenKnown(patienceMs), null),
    setHostToken(next) {
      const isGiven = next.token !== undefined || next.getToken !== undefined;
      source = isGiven ? next : undefined;
      if (keeper) keeper.setHostToken(next);
      else if (started && !loading) started = begin();
    },
    askVisitor(scope) {
      const answer = source?.getToken?.signIn?.(scope);
      return answer?.then((isYes) =>
        isYes ? kept((loaded) => loaded.welcome().then(() => true), false) : false,
      );
    },
    ownerOf: (token) => kept((loaded) => loaded.ownerOf(token), undefined),
    adopt: (token, user) => kept((loaded) => loaded.adopt(token, user), undefined),
    expire: (token, isSilent) => kept((loaded) => loaded.expire(token, isSilent), undefined),
    check: (token) => kept((loaded) => loaded.check(token), undefined),
    close() {
      cancelRetry();
      stopListening();
      keeper?.close();
    },
  };
}
