import type { ConsentChoice } from "../../src/state/page";

/** What `martillo-cookie-banner` tells. */
export interface CookieBannerOwnEvents {
  /** The visitor said what the page may keep and count, for the first time or anew. */
  "martillo-consent-changed": ConsentChoice;
  /** The banner about cookies was put away. */
  "martillo-consent-closed": Record<string, never>;
  /** What the visitor allows has changed; the page is loaded again unless this is refused. */
  "martillo-consent-reload-request": Record<string, never>;
}
