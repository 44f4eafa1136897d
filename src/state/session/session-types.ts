import { type StoreApi } from "zustand/vanilla";
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
import type { GetToken } from "../page";
import type { TokenStorage } from "./token-storage";

/** `unknown` until a stored or given token has been checked. */
export type SessionStatus = "unknown" | "guest" | "authenticated";

/** The session at one API base: its status and its user. */
export interface SessionState {
  status: SessionStatus;
  user: ValidatedUser | null;
  /** What the visitor allows this page; undefined on the auction house's own pages, which may do everything. */
  scopes?: readonly Scope[] | undefined;
  /** Rises whenever another identity is in force; data that was read before belongs to the former one. */
  epoch: number;
  /** Why the last session ended without the user's doing; absent also when the user need not be told. */
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
   * Goes on with the token that an answer brought: of the same person after a change of the password, or, with `user`, as another
   * user. Calls that are declared so do it by themselves.
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
   * The server refused `token`. Gives another one where the host has one, else the session ends; silently when the user need not be told,
   * as for a search that goes on as a guest's.
   */
  expire(token: string, isSilent?: boolean): Promise<string | undefined>;
  /** Asks the server whether `token` is still good, where there is a doubt. */
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
