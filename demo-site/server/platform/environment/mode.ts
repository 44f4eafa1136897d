export const MODES = ["demo", "production"] as const;

export type Mode = (typeof MODES)[number];

/** What every room may know when it reads its own variables. */
export interface Base {
  mode: Mode;
  /** Address of the site without a slash at its end; empty where the operator has not set it. */
  siteUrl: string;
  /** Visitors come by https. */
  https: boolean;
  /** How many proxies in front may be believed about the caller's address. */
  trustedProxies: number;
}
