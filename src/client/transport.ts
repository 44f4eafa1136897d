/** What a call needs from its surroundings. A runtime of the widgets is one; `createClient` makes one for scripts. */
export interface Transport {
  /** Origin of the API, optionally with a path, without a slash at the end. */
  readonly apiBase: string;
  /** @default the global `fetch` */
  readonly fetch?: typeof fetch;
  /** The token to send now; undefined for guests. */
  getToken?(): string | undefined | Promise<string | undefined>;
  /** The server refused `token` as expired or revoked. Returns another one to try once more, or undefined to go on as a guest. */
  onSessionEnd?(token: string): string | undefined | Promise<string | undefined>;
  /** An answer carried the server's time; moments of the monotonic clock around it. */
  onServerTime?(sample: { sentAt: number; receivedAt: number; serverMs: number }): void;
}
