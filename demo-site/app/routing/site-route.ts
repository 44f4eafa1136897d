import type { ComponentType } from "react";
import type { routeMessages } from "./route.messages";

/** A text of the route table: a title, or what a page will offer. */
export type RouteText = keyof (typeof routeMessages)["texts"];

/** `token` needs a stored login; `token-not-admin` also sends selling accounts to their profile. */
export type Guard = "none" | "token" | "token-not-admin";

export interface SiteRoute {
  /** Matched without regard to case. */
  path: string;
  /** Value of `data-page` on the page's main landmark. */
  page: string;
  guard: Guard;
  /** Stands inside the account's frame, with its title and menu. */
  layout?: "account";
  /** In the account's frame, and to be read without an account; others ask a guest to sign in. */
  isForGuests?: true;
  /** Shown in the title bar until the page sets a more exact one. */
  title: RouteText;
  /** Values that a parameter may take; anything else is not found. */
  params?: Readonly<Record<string, readonly string[]>>;
  /** Absent while the page is being prepared. */
  load?: () => Promise<ComponentType>;
  /** The server sends another policy with it: reached from elsewhere, it is loaded as a document. */
  ownDocument?: true;
  /** What the page will offer, for those in preparation. */
  promise?: RouteText;
}
