import type { Scope, User } from "../contract";
import type { AlertSink } from "./alerts";

/** What a call needs from its surroundings. A runtime of the widgets is one; `createClient` makes one for scripts. */
export interface Transport {
  /** Origin of the API, optionally with a path, without a slash at the end. */
  readonly apiBase: string;
  /** @default the global `fetch` */
  readonly fetch?: typeof fetch;
  /** Where messages go that the caller does not show. */
  readonly alerts?: AlertSink;
  /** The token to send now; undefined for guests. */
  getToken?(): string | undefined | Promise<string | undefined>;
  /** The server refused `token` as expired or revoked. Returns another one to try once more, or undefined to go on as a guest. */
  onSessionEnd?(
    token: string,
    /** The visitor need not be told: a search goes on as a guest's. */
    isSilent?: boolean,
  ): string | undefined | Promise<string | undefined>;
  /** An answer brought the next token of the session; with `user`, another user's. */
  onNextToken?(token: string, user: User | undefined): Promise<void>;
  /** Id of the user behind a token; undefined where it cannot be told. A change is never repeated for another user. */
  ownerOf?(token: string): Promise<number | undefined>;
  /** `token` does not allow what was asked. Returns one that does, once the visitor has said yes, to try once more. */
  onScopeMissing?(scope: Scope, token: string): Promise<string | undefined>;
  /** An answer carried the server's time; moments of the monotonic clock around it. */
  onServerTime?(sample: { sentAt: number; receivedAt: number; serverMs: number }): void;
}
