import { createStore, type StoreApi } from "zustand/vanilla";
import type { CallError, Result } from "../../client";
import type {
  AnyCall,
  InputOf,
  OutputOf,
  Scope,
  User,
  userLogin,
  userRegister,
  ValidatedUser,
} from "../../contract";
import { after } from "../clock";
import type { GetToken } from "../page";
import type { SessionKeeper } from "./session-keeper";
import type { TokenStorage } from "./token-storage";
import { importAgain } from "../../late";

/** `unknown` until a stored or given token has been checked. */
export type SessionStatus = "unknown" | "guest" | "authenticated";

/** Who is signed in at one API base. */
export interface SessionState {
  status: SessionStatus;
  user: ValidatedUser | null;
  /** What the visitor allows this page; undefined on the auction house's own pages, which may do everything. */
  scopes?: readonly Scope[] | undefined;
  /** Rises whenever another identity is in force; what was read before belongs to the former one. */
  epoch: number;
  /** Why the last session ended without the user's doing; absent also when nobody need be told. */
  endedBy?: CallError;
}

/** How a host signs its visitor in; a function wins over a fixed token. */
export interface HostSource {
  token?: string | undefined;
  getToken?: GetToken | undefined;
}

/** Sign-in and token of one API base; every widget of the page shares it. */
export interface Session {
  readonly store: StoreApi<SessionState>;
  /** The token to send; checks stored or given ones first. */
  getToken(): Promise<string | undefined>;
  /** Begins the check of a stored or given token. Safe to call often. */
  start(): void;
  login(input: InputOf<typeof userLogin>): Promise<Result<User>>;
  register(input: InputOf<typeof userRegister>): Promise<Result<User>>;
  logout(): Promise<void>;
  /**
   * Goes on with the token that an answer brought: of the same person after a change of the password, or, with `user`, as somebody
   * else. Calls that are declared so do it by themselves.
   */
  adopt(token: string, user?: User): Promise<void>;
  /** Asks the host again who is signed in there, and reads the user again, e.g. after a change of the profile. */
  refresh(): Promise<void>;
  /** Reads the user again after a change, here and in other tabs. Calls that are declared so do it by themselves. */
  reload(): Promise<void>;
  /** The user, or null for a guest, as soon as that is known; null also when it takes longer. */
  whenKnown(patienceMs: number): Promise<User | null>;
  /**
   * The host signs its visitor in: by a token, by a function, or out again with neither. Another function is taken as another way to
   * ask for the same visitor, as a component makes one each time it renders; `refresh()` asks it at once.
   */
  setHostToken(source: HostSource): void;
  /**
   * Asks the visitor by the host's own means, such as a window, to sign in or to allow more; undefined where the host has none. Call
   * it while a click is handled. True when the visitor said yes.
   */
  askVisitor(scope?: Scope): Promise<boolean> | undefined;
  /** Id of the user behind a token, once the server has told it; undefined when it does not. */
  ownerOf(token: string): Promise<number | undefined>;
  /**
   * The server refused `token`. Gives another one where the host has one, else the session ends; silently when nobody need be told,
   * as for a search that goes on as a guest's.
   */
  expire(token: string, isSilent?: boolean): Promise<string | undefined>;
  /** Somebody doubts that `token` is still good: asks the server. */
  check(token: string): Promise<void>;
  close(): void;
}

/** What a session needs. */
export interface SessionOptions {
  call<A extends AnyCall>(
    action: A,
    input: InputOf<A>,
    options?: { isRead?: boolean; inline?: boolean },
  ): Promise<Result<OutputOf<A>>>;
  storage: TokenStorage;
  /** What tabs with the same sessions know each other by; without it they do not. */
  name?: string;
  /** Another token is in force, perhaps of the same user. */
  onToken?(): void;
  /** Milliseconds of a clock that does not stand still while the device sleeps. @default the page's monotonic one */
  now?(): number;
}

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
 * there is one, or when somebody wants to sign in.
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

  /** Whoever signs visitors in by a window has nobody to tell of before one wants in. */
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

  /** What is awaited anyway: it never throws, and is `otherwise` without the code. */
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
      // A stored token is good for calls before anybody has checked it.
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
