import type { ComponentType } from "react";
import type { routeMessages } from "./route.messages";

/** A text of the route table: a title, or what a page will offer. */
export type RouteText = keyof (typeof routeMessages)["texts"];

/**
 * `token` needs a stored login; `token-not-admin` also sends selling accounts to their profile; `staff` is not found by any visitor but
 * staff of the house.
 */
export type Guard = "none" | "token" | "token-not-admin" | "staff";

export interface SiteRoute {
  /** As in `PATHS`, with `{name}` for a parameter; matched without regard to case. */
  path: string;
  /** Value of `data-page` on the page's main landmark. */
  page: string;
  guard: Guard;
  /**
   * `account`: inside the account's frame, with its title and menu; `staff`: inside the frame of the staff's area; `window`: without header and footer, in a window of a partner's page.
   * @default with header and footer
   */
  layout?: "account" | "staff" | "window";
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
  /** Where most visits go next: its code comes while nothing else is to be done. */
  isLikelyNext?: true;
  /** An address of our own, beside the eighty that every site of this kind has. */
  isOurs?: true;
  /** What the page will offer, for those in preparation. */
  promise?: RouteText;
}

/** Name that pages in preparation carry instead of their own. */
export const PREPARATION_PAGE = "en-preparacion";

/** The path as the router writes it: `/invoice/:id`. */
export function routerPath({ path }: Pick<SiteRoute, "path">): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}
