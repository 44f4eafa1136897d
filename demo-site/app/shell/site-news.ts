import { useSyncExternalStore } from "react";
import { askServer } from "./server-contact";

/** What became of the site's own files while this page was open. */
export interface SiteNews {
  /** The server has a newer build: pages are loaded whole from here on. */
  isOutdated: boolean;
  /** Something on this page could not be loaded, and only a newer build has it. */
  isIncomplete: boolean;
  /** How often a page could not be opened because the server was out of reach. */
  missedPages: number;
}

let news: SiteNews = { isOutdated: false, isIncomplete: false, missedPages: 0 };
let asking: Promise<void> | undefined;
const listeners = new Set<() => void>();

function tell(changes: Partial<SiteNews>): void {
  news = { ...news, ...changes };
  for (const listener of listeners) listener();
}

/** Asks whether this page is of the build that the server has now. Many calls at once ask once. */
export function lookForNewBuild(): Promise<void> {
  if (news.isOutdated) return Promise.resolve();
  return (asking ??= ask());
}

async function ask(): Promise<void> {
  const contact = await askServer();
  asking = undefined;
  if (contact === "newer") tell({ isOutdated: true });
}

/** The server could not be reached for a page that the visitor wanted. */
export function tellMissedPage(): void {
  tell({ missedPages: news.missedPages + 1 });
}

/** Follows code that could not be loaded. Nothing is ever loaded anew for it: what the visitor has typed is worth more. */
export function watchForLostCode(): void {
  addEventListener("vite:preloadError", () => void noteLostCode());
}

async function noteLostCode(): Promise<void> {
  await lookForNewBuild();
  if (news.isOutdated) tell({ isIncomplete: true });
}

export function siteNews(): SiteNews {
  return news;
}

export function useSiteNews(): SiteNews {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, siteNews);
}
