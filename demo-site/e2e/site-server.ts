export interface DemoAccount {
  role: "buyer" | "seller" | "staff";
  email: string;
  password: string;
}

/** A built server that runs, to be used and left as it is. */
export interface SiteServer {
  readonly origin: string;
  /** Its data folder. */
  readonly data: string;
  /** Address of its database; `undefined` where it is the embedded one. */
  readonly database: string | undefined;
  readonly accounts: readonly DemoAccount[];
  account(role: DemoAccount["role"], index?: number): DemoAccount;
}
