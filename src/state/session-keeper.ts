import type { StoreApi } from "zustand/vanilla";
import { type CallError, onPageActive, reportToDeveloper, type Result } from "../client";
import { type User, userLogin, userLogout, userRegister, userValidateUser } from "../contract";
import { after, monotonicNow } from "./clock";
import { DEACTIVATED, SESSION_EXPIRED } from "./failures";
import type { HostSource, Session, SessionOptions, SessionState } from "./session";
import { tokenStorage } from "./settings";
import { type UserChanges, userChanges } from "./user-changes";

/** What a session does once there is a token, or somebody wants one. */
export type SessionKeeper = Omit<Session, "store" | "askVisitor"> & {
  /** The visitor has said yes by the host's own means. */
  welcome(): Promise<void>;
};

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 15_000;
/** New tokens in a row that are tried. */
const MOST_RENEWALS = 1;
/** The only answers that say no. */
const ENDS_SESSION: readonly CallError["code"][] = [
  "SESSION_EXPIRED",
  "NOT_SIGNED_IN",
  "DEACTIVATED",
  "WRONG_ORIGIN",
];
/** Part of its life after which another token is asked for. */
const RENEW_AFTER = 0.8;
const SHORTEST_RENEWAL_MS = 5_000;

/** Checks tokens, renews them, signs in and out. What `store` says so far stays true: a guest who signs in is another identity. */
export function createSessionKeeper(
  { call, storage, name, onToken, now = monotonicNow }: SessionOptions,
  store: StoreApi<SessionState>,
): SessionKeeper {
  let token: string | undefined;
  let hostSource: HostSource | undefined;
  let started: Promise<void> | undefined;
  /** Numbers the looks for a token; only the last one counts. */
  let runs = 0;
  let renewal: Promise<string | undefined> | undefined;
  /** Tokens that the host gave since the server last accepted one. */
  let renewals = 0;
  let refreshing: Promise<void> | undefined;
  /** The visitor wanted to leave; the host is not asked behind their back. */
  let hasLoggedOut = false;
  let cancelRetry = () => {};
  let cancelRenewal = () => {};
  /** When the host is to be asked for another token. */
  let renewalDueMs = Infinity;
  /** Whose the last tokens are, as the server said. */
  let owners: readonly (readonly [token: string, user: number])[] = [];
  /** The question that is under way, and about which token. */
  let validation: Promise<void> | undefined;
  let validated: string | undefined;
  let stopListening = () => {};
  let tabs: UserChanges | undefined;

  function become(next: string | undefined, state: Omit<SessionState, "epoch">, isFirst = false) {
    runs++;
    cancelRetry();
    stopRenewal();
    // Before the first look nothing was read under another identity.
    const isOther = next !== token && !isFirst;
    token = next;
    store.setState({ ...state, epoch: store.getState().epoch + (isOther ? 1 : 0) }, true);
    if (isOther) onToken?.();
  }

  /** Another token that has not been checked. While somebody is signed in it is taken for a newer one of the same user. */
  function take(next: string) {
    if (store.getState().status !== "authenticated") {
      return become(next, { status: "unknown", user: null });
    }
    runs++;
    if (next === token) return;
    token = next;
    onToken?.();
  }

  function end(endedBy?: CallError) {
    if (token !== undefined) storage.forget(token);
    become(undefined, { status: "guest", user: null, ...(endedBy && { endedBy }) });
  }

  /** The host's token; `known` where it fails to tell. */
  async function askHost(known?: string, refused?: string): Promise<string | undefined> {
    try {
      const request = refused === undefined ? undefined : { refused };
      return (await hostSource?.getToken?.(request)) ?? hostSource?.token;
    } catch (error) {
      reportToDeveloper("getToken() failed; nobody is signed in or out by it.", error);
      return known;
    }
  }

  function noteOwner(of: string, user: number) {
    owners = [[of, user] as const, ...owners.filter(([known]) => known !== of)].slice(0, 4);
  }

  function stopRenewal() {
    cancelRenewal();
    renewalDueMs = Infinity;
  }

  /** A token whose end is known is replaced before it: nothing that the visitor does meets one that has just run out. */
  function planRenewal(lifeSeconds: number | undefined) {
    stopRenewal();
    if (lifeSeconds === undefined || !hostSource?.getToken) return;
    const delayMs = Math.max(SHORTEST_RENEWAL_MS, lifeSeconds * 1000 * RENEW_AFTER);
    renewalDueMs = now() + delayMs;
    cancelRenewal = after(delayMs, () => void refresh());
  }

  /** Several doubts at once are one question. */
  function validate(retryMs?: number): Promise<void> {
    const asked = token;
    if (validation && validated === asked && retryMs === undefined) return validation;
    const run = loadUser(retryMs).finally(() => {
      if (validation === run) validation = undefined;
    });
    validation = run;
    validated = asked;
    return run;
  }

  /** Loads the user behind the token; tries again until the server says yes or no. */
  async function loadUser(retryMs = FIRST_RETRY_MS): Promise<void> {
    cancelRetry();
    const checked = token;
    if (checked === undefined) return;
    const result = await call(userValidateUser, {}, { isRead: true });
    if (checked !== token) return;
    if (result.ok && result.data.status !== "deactivate") {
      renewals = 0;
      const { user, epoch } = store.getState();
      const isOther = user !== null && user.id !== result.data.id;
      const { session: limits } = result.data;
      noteOwner(checked, result.data.id);
      planRenewal(limits?.expires_in);
      store.setState({
        status: "authenticated",
        user: result.data,
        scopes: limits?.scopes,
        epoch: epoch + (isOther ? 1 : 0),
      });
    } else if (result.ok) {
      end(DEACTIVATED);
    } else if (ENDS_SESSION.includes(result.error.code)) {
      if (hostSource) await expire(checked);
      else end(result.error);
    } else {
      // A lost connection, a server in trouble, too many questions: none of them says that the session is over.
      const waitMs = Math.max(retryMs, (result.error.retryAfter ?? 0) * 1000);
      cancelRetry = after(waitMs, () => void validate(Math.min(retryMs * 2, LONGEST_RETRY_MS)));
    }
  }

  function followOtherTab(next: string | undefined) {
    if (hostSource || next === token) return;
    // What the storage holds is the other tab's to change.
    if (next === undefined) return become(undefined, { status: "guest", user: null });
    take(next);
    void validate();
  }

  /** Visitors sign in on a page of the host, in another tab or window, and come back. */
  function lookAgain() {
    if (!hostSource?.getToken || hasLoggedOut) return;
    if (store.getState().status === "guest" || now() >= renewalDueMs) void refresh();
  }

  function listen() {
    stopListening();
    const stops = [storage.onOtherTab(followOtherTab), onPageActive(lookAgain)];
    if (name !== undefined) {
      tabs = userChanges(name, () => void validate(FIRST_RETRY_MS));
      stops.push(tabs.close);
    }
    stopListening = () => stops.forEach((stop) => stop());
  }

  async function askAgain() {
    await start();
    const run = runs;
    const next = hostSource?.getToken ? await askHost(token) : token;
    if (run !== runs) return;
    if (next === undefined) {
      if (token !== undefined) become(undefined, { status: "guest", user: null });
      return;
    }
    renewals = 0;
    take(next);
    await validate();
  }

  /** Several wishes at once, e.g. of several events of a page that comes back, are one. */
  function refresh(): Promise<void> {
    return (refreshing ??= askAgain().finally(() => (refreshing = undefined)));
  }

  async function begin(isStart: boolean) {
    const run = ++runs;
    const isFirst = isStart && store.getState().status === "unknown";
    renewals = 0;
    hasLoggedOut = false;
    listen();
    // The effects of one React commit come first: a host's token makes reading the storage needless.
    await Promise.resolve();
    const known = hostSource ? await askHost() : isStart ? storage.read() : undefined;
    if (run !== runs) return;
    if (known === undefined) become(known, { status: "guest", user: null }, isFirst);
    else if (isFirst) become(known, { status: "unknown", user: null }, isFirst);
    else take(known);
    void validate();
  }

  async function renew(refused: string, isSilent?: boolean): Promise<string | undefined> {
    // A host whose new tokens are refused as well would be asked for ever.
    const next = renewals < MOST_RENEWALS ? await askHost(undefined, refused) : undefined;
    renewals++;
    renewal = undefined;
    if (refused !== token) return token;
    if (next === undefined || next === refused) {
      end(isSilent ? undefined : SESSION_EXPIRED);
      return undefined;
    }
    take(next);
    void validate();
    return next;
  }

  function expire(refused: string, isSilent?: boolean): Promise<string | undefined> {
    if (refused !== token) return Promise.resolve(token);
    renewal ??= renew(refused, isSilent);
    return renewal;
  }

  function start(): Promise<void> {
    return (started ??= begin(true));
  }

  async function signIn(
    answer: Promise<Result<{ token: string; user: User }>>,
    remember: boolean,
  ): Promise<Result<User>> {
    const result = await answer;
    if (!result.ok) return result;
    const kept = tokenStorage();
    storage.write(result.data.token, kept === undefined ? remember : kept === "local");
    noteOwner(result.data.token, result.data.user.id);
    become(result.data.token, { status: "authenticated", user: result.data.user });
    return { ok: true, data: result.data.user };
  }

  return {
    start: () => void start(),
    async getToken() {
      let look: Promise<void>;
      do {
        look = start();
        await look;
      } while (look !== started);
      return token;
    },
    login: (input) => signIn(call(userLogin, input, { inline: true }), input.remember_me ?? false),
    register: (input) => signIn(call(userRegister, input, { inline: true }), false),
    async logout() {
      if (token !== undefined) await call(userLogout, {});
      hostSource?.getToken?.signOut?.();
      end();
      hasLoggedOut = true;
    },
    async adopt(next, user) {
      await start();
      // A host's token was never stored, and neither is its successor.
      if (!hostSource) storage.write(next);
      if (!user) {
        take(next);
        return validate();
      }
      noteOwner(next, user.id);
      become(next, { status: "authenticated", user });
      // Whom they act for, and may act for, is told by this alone.
      await validate();
    },
    refresh,
    async reload() {
      await start();
      // A question that is under way may have been asked before the change.
      await validate(FIRST_RETRY_MS);
      tabs?.tell();
    },
    async whenKnown(patienceMs) {
      void start();
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
      return store.getState().user;
    },
    setHostToken({ token: fixed, getToken }) {
      const hadFunction = hostSource?.getToken !== undefined;
      const isSame = fixed === hostSource?.token && (getToken !== undefined) === hadFunction;
      hostSource =
        fixed === undefined && getToken === undefined ? undefined : { token: fixed, getToken };
      if (!isSame && started) started = begin(false);
    },
    async welcome() {
      const before = token;
      hasLoggedOut = false;
      await start();
      // Who was not here before has asked the host just now.
      await (token === before ? refresh() : validation);
    },
    async ownerOf(asked) {
      const ownerOfAsked = () => owners.find(([known]) => known === asked)?.[1];
      if (ownerOfAsked() === undefined && asked === token) {
        await validate();
      }
      return ownerOfAsked();
    },
    expire,
    async check(doubted) {
      if (doubted === token) await validate();
    },
    close() {
      cancelRetry();
      stopRenewal();
      stopListening();
    },
  };
}
