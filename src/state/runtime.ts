import { createStore, type StoreApi } from "zustand/vanilla";
import {
  type Alert,
  type CallOptions,
  type ConnectionStatus,
  type RealtimeSocket,
  type Result,
  type SocketConstructor,
  type Transport,
} from "../client";
import {
  type AnyCall,
  type InputOf,
  type OutputOf,
  type Scope,
  userAddWatchlist,
  userRemoveWatchlist,
} from "../contract";
import {
  type BidsRuntime,
  type LotBidding,
  type PendingBidStorage,
  rememberHead,
  tabPendingBids,
} from "./bids";
import { after, createServerClock, type ServerClock } from "./clock";
import { makeCall, nextTurn } from "./queries";
import {
  createFrameQueue,
  createLateSocket,
  createLotStore,
  createMarkToggles,
  type LotStore,
  type MarkToggle,
  pollWithoutSocket,
  takePrefetched,
  watchClosings,
} from "./lots";
import { normalizeApiBase, pageRegistry, parseUrl } from "./page";
import { browserTokenStorage, createSession, type Session, type TokenStorage } from "./session";

/** Settings of `createRuntime`. */
export interface RuntimeOptions {
  /** Origin of the API, optionally with a path. @default the page's own origin */
  apiBase?: string;
  /** @default the browser's own */
  fetch?: typeof fetch;
  /** @default the browser's own */
  WebSocket?: SocketConstructor;
  /** @default a clock that learns the server's time */
  clock?: ServerClock;
  /** @default the browser's storages */
  storage?: TokenStorage;
  /** @default the tab's session storage */
  pendingBids?: PendingBidStorage;
}

/** Everything that the widgets of one API base share on a page: session, lots, connection and clock. */
export interface Runtime extends Transport, BidsRuntime {
  /** Tells runtimes apart, e.g. in cache keys. */
  readonly id: string;
  readonly apiBase: string;
  readonly clock: ServerClock;
  readonly session: Session;
  readonly socket: RealtimeSocket;
  readonly connection: StoreApi<ConnectionStatus>;
  /** What visitors are told where no widget shows it itself; `martillo-alerts` does. */
  readonly alerts: StoreApi<readonly Alert[]>;
  readonly lots: LotStore;
  /** Follows a lot, or stops following it. */
  readonly toggleWatch: MarkToggle;
  /** Makes a call; never throws. */
  call<A extends AnyCall>(
    action: A,
    input: InputOf<A>,
    options?: CallOptions,
  ): Promise<Result<OutputOf<A>>>;
  /** The turn in which the last call ended that was not made as a read; 0 before the first. Answers that were read before it may be old. */
  lastWrite(): number;
  /** Address of a file that the API names, e.g. `/uploads/…`; absolute ones stay as they are. */
  assetUrl(path: string): string;
  /** Marks the answers of these actions (all of them without an argument) as out of date. */
  invalidate(...actionNames: string[]): void;
  /** Tells when `invalidate` is called. Returns the stop function. */
  onInvalidate(listener: (actionNames: readonly string[]) => void): () => void;
  close(): void;
}

/** Before a token that the connection has refused, and a call has not, is shown to it again. */
const INTRODUCTION_PAUSE_MS = 5_000;

let runtimeCount = 0;

/** A runtime of its own, e.g. for a test; pages share one by `runtimeFor`. */
export function createRuntime(options: RuntimeOptions = {}): Runtime {
  const apiBase = normalizeApiBase(options.apiBase);
  const clock = options.clock ?? createServerClock();
  const connection = createStore<ConnectionStatus>(() => "idle");
  const invalidations = new Set<(actionNames: readonly string[]) => void>();
  const biddings = new Map<number, LotBidding>();

  const atNextFrame = createFrameQueue();
  let lastWrite = 0;

  const session = createSession({
    call: (action, input, callOptions) => runtime.call(action, input, callOptions),
    storage: options.storage ?? browserTokenStorage(apiBase),
    onToken: () => socket.introduceAgain(),
    name: apiBase,
    now: clock.now,
  });
  const socket = createLateSocket({
    apiBase,
    WebSocket: options.WebSocket,
    getToken: () => session.getToken(),
    onMessage(message) {
      if (message.event === "lot") atNextFrame(() => lots.applyFrame(message.data));
      else if (message.event === "me") {
        const { data } = message;
        rememberHead(apiBase, data.project_id, data.head);
        atNextFrame(() => lots.applyOwn(data));
      }
    },
    onStatus: (status) => connection.setState(status, true),
    onReconnect() {
      lots.refreshWatched();
      for (const bidding of biddings.values()) bidding.askNow();
    },
    onSessionEnd: (token) => void checkSession(token),
    onServerTime: clock.addSample,
  });
  const lots = createLotStore({
    call: (action, input) => runtime.call(action, input),
    socket,
    early: (detail, ids) => takePrefetched(apiBase, detail, ids, clock.addSample),
    isGuest: async () => (await session.getToken()) === undefined,
    now: () => (clock.isSynced() ? clock.now() : undefined),
  });

  let cancelIntroduction = () => {};

  /** A connection that is refused may be the trouble of a moment: a call decides, and a good token is shown again. */
  async function checkSession(token: string) {
    await session.check(token);
    if ((await session.getToken()) !== token) return;
    cancelIntroduction();
    cancelIntroduction = after(INTRODUCTION_PAUSE_MS, socket.introduceAgain);
  }

  let askHost: ((scope: Scope) => boolean) | undefined;

  /** Asks the widget that acted last, and so the host, and then the visitor. */
  async function widen(scope: Scope): Promise<string | undefined> {
    if (!askHost?.(scope)) return undefined;
    return (await session.askVisitor(scope)) ? session.getToken() : undefined;
  }

  let stopWatching: (() => void)[] = [];
  const stops = [
    clock.onStep(() => {
      // Finds out whether the connection survived, too.
      socket.ping();
      if (connection.getState() !== "live") lots.refreshWatched();
    }),
    connection.subscribe((status, before) => {
      // Anything but idle means that lots are watched.
      if (before === "idle") {
        stopWatching = [
          watchClosings(lots, clock),
          pollWithoutSocket(lots, clock, connection, socket.unfollowed),
        ];
      } else if (status === "idle") {
        for (const stop of stopWatching) stop();
      }
    }),
    session.store.subscribe((state, before) => {
      if (state.epoch !== before.epoch) lots.changeIdentity();
      if (state.user?.id === before.user?.id) return;
      for (const bidding of biddings.values()) bidding.identify(state.user?.id);
    }),
  ];

  const runtime: Runtime = {
    id: `${apiBase}#${++runtimeCount}`,
    apiBase,
    clock,
    session,
    socket,
    connection,
    alerts: createStore(() => []),
    lots,
    ...(options.fetch && { fetch: options.fetch }),
    getToken: () => session.getToken(),
    onSessionEnd: (token, isSilent) => session.expire(token, isSilent),
    onNextToken: (token, user) => session.adopt(token, user),
    ownerOf: (token) => session.ownerOf(token),
    onScopeMissing: (scope) => widen(scope),
    askScopeBy: (ask) => void (askHost = ask),
    onServerTime: clock.addSample,
    async call(action, input, callOptions) {
      const result = await makeCall(runtime, action, input, callOptions);
      if (!callOptions?.isRead) lastWrite = nextTurn();
      if (result.ok && changesUser(action, input)) await session.reload();
      return result;
    },
    lastWrite: () => lastWrite,
    biddings,
    biddingPhases: createStore(() => ({})),
    pendingBids: options.pendingBids ?? tabPendingBids(apiBase),
    toggleWatch: createMarkToggles({
      call: (action, input) => runtime.call(action, input),
      lots,
      epoch: () => session.store.getState().epoch,
      mark: "watched",
      add: userAddWatchlist,
      remove: userRemoveWatchlist,
    }),
    assetUrl(path) {
      if (path === "") return "";
      // A path that is no address is no image.
      return parseUrl(path.replace(/^\/+/, ""), `${apiBase}/`)?.href ?? "";
    },
    invalidate(...actionNames) {
      for (const listener of invalidations) listener(actionNames);
    },
    onInvalidate(listener) {
      invalidations.add(listener);
      return () => void invalidations.delete(listener);
    },
    close() {
      for (const stop of stops) stop();
      for (const stop of stopWatching) stop();
      cancelIntroduction();
      socket.close();
      session.close();
    },
  };
  return runtime;
}

function changesUser({ changesUser: says }: AnyCall, input: unknown): boolean | undefined {
  return typeof says === "function" ? says(input) : says;
}

interface KeptRuntimes {
  /** By API base. */
  runtimes: Map<string, Runtime>;
  /** Makes runtimes; the first copy that registers an element says how, so that those of a page are of one version. */
  createRuntime: typeof createRuntime;
}

/** The runtimes of the page, by API base. */
export function pageRuntimes(): Map<string, Runtime> {
  return (pageRegistry<KeptRuntimes>().runtimes ??= new Map());
}

/** Makes a runtime as the copy of the package does that registered the first element; without one as this copy does. */
export function createPageRuntime(options: RuntimeOptions): Runtime {
  return (pageRegistry<KeptRuntimes>().createRuntime ?? createRuntime)(options);
}

/** From here on this copy of the package makes the page's runtimes, unless another one does. */
export function offerRuntimes(): void {
  pageRegistry<KeptRuntimes>().createRuntime ??= createRuntime;
}

/** The page's runtime for this API base, shared by every copy of the package. */
export function runtimeFor(apiBase: string | undefined): Runtime {
  const runtimes = pageRuntimes();
  const key = normalizeApiBase(apiBase);
  let runtime = runtimes.get(key);
  if (!runtime) {
    runtime = createPageRuntime({ apiBase: key });
    runtimes.set(key, runtime);
  }
  return runtime;
}
