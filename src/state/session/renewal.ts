import { reportToDeveloper } from "../../client";
import { after, monotonicNow } from "../clock";
import { SESSION_EXPIRED } from "../queries";
import type { HostSource, SessionOptions } from "./session-types";
import type { Tokens } from "./tokens";

/** Tokens of the host: how they are asked for, and replaced before they end. */
export interface Renewal {
  /** How the host signs its visitor in now. */
  source(): HostSource | undefined;
  /** Another source. True unless it is the same token, or another function in the place of the former one. */
  setSource(source: HostSource): boolean;
  /** The host's token; `known` where it fails to tell. */
  ask(known?: string): Promise<string | undefined>;
  /** A token with an end is replaced before it: nothing that the visitor does meets one that has just run out. */
  plan(lifeSeconds: number | undefined): void;
  stop(): void;
  /** When the host is to be asked for another token. */
  isDue(): boolean;
  /** The server accepts the host's tokens: a refused one is worth asking for another. */
  restart(): void;
  /** The server refused `refused`. Gives another token where the host has one; else the session ends. */
  expire(refused: string, isSilent?: boolean): Promise<string | undefined>;
}

/** What renewal needs. */
export interface RenewalOptions {
  tokens: Tokens;
  now: SessionOptions["now"];
  /** The token ends soon. */
  onDue(): void;
  /** Another token is in force and has not been checked. */
  onRenewed(): void;
}

/** New tokens in a row that are tried. */
const MOST_RENEWALS = 1;
/** Part of its life after which another token is asked for. */
const RENEW_AFTER = 0.8;
const SHORTEST_RENEWAL_MS = 5_000;

/** Asks the host for tokens. */
export function createRenewal(options: RenewalOptions): Renewal {
  const { tokens, now = monotonicNow, onDue, onRenewed } = options;
  let source: HostSource | undefined;
  let renewal: Promise<string | undefined> | undefined;
  /** Tokens that the host gave since the server last accepted one. */
  let renewals = 0;
  let cancel = () => {};
  let dueMs = Infinity;

  async function ask(known?: string, refused?: string): Promise<string | undefined> {
    try {
      const request = refused === undefined ? undefined : { refused };
      return (await source?.getToken?.(request)) ?? source?.token;
    } catch (error) {
      reportToDeveloper("getToken() failed; nobody is signed in or out by it.", error);
      return known;
    }
  }

  function stop() {
    cancel();
    dueMs = Infinity;
  }

  async function renew(refused: string, isSilent?: boolean): Promise<string | undefined> {
    // A host whose new tokens are refused as well would be asked for ever.
    const next = renewals < MOST_RENEWALS ? await ask(undefined, refused) : undefined;
    renewals++;
    renewal = undefined;
    if (refused !== tokens.current()) return tokens.current();
    if (next === undefined || next === refused) {
      tokens.end(isSilent ? undefined : SESSION_EXPIRED);
      return undefined;
    }
    tokens.take(next);
    onRenewed();
    return next;
  }

  return {
    source: () => source,
    setSource({ token, getToken }) {
      const hadFunction = source?.getToken !== undefined;
      const isSame = token === source?.token && (getToken !== undefined) === hadFunction;
      source = token === undefined && getToken === undefined ? undefined : { token, getToken };
      return !isSame;
    },
    ask: (known) => ask(known),
    plan(lifeSeconds) {
      stop();
      if (lifeSeconds === undefined || !source?.getToken) return;
      const delayMs = Math.max(SHORTEST_RENEWAL_MS, lifeSeconds * 1000 * RENEW_AFTER);
      dueMs = now() + delayMs;
      cancel = after(delayMs, onDue);
    },
    stop,
    isDue: () => now() >= dueMs,
    restart: () => void (renewals = 0),
    expire(refused, isSilent) {
      if (refused !== tokens.current()) return Promise.resolve(tokens.current());
      return (renewal ??= renew(refused, isSilent));
    },
  };
}
