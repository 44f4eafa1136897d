import type { OwnPaths, Scope } from "../../contract";
import type { DateFormat, Phrases, TimeZone } from "../../i18n";

/** Light, dark, or as the visitor's system says. */
export type Theme = "auto" | "light" | "dark";

/** Address of a lot's page: a template with `{id}`, or a function of the id. */
export type LotUrl = string | ((id: number) => string);

/** Why a token is asked for again. */
export interface TokenRequest {
  /** The server does not take this one any more. */
  refused?: string;
}

/**
 * Gives the token to send, and is called again before that one expires, and when it has been refused. Undefined means a guest.
 * `signInWithMartillo()` makes one that can ask the visitor, too.
 */
export interface GetToken {
  (request?: TokenRequest): string | undefined | null | Promise<string | undefined | null>;
  /** Asks the visitor to sign in, or to allow more. Call it while a click is handled. True when the visitor said yes. */
  signIn?(scope?: Scope): Promise<boolean>;
  /** Forgets what was given. */
  signOut?(): void;
}

/** What the visitor says to being counted. */
export type Consent = "granted" | "denied" | "pending";

/** Settings of `connectDataLayer`. */
export interface DataLayerOptions {
  /** Name of the list on `window`. @default "dataLayer" */
  name?: string;
  /** Also tells what visitors search for; they may have written a name. @default false */
  searchTerms?: boolean;
}

/** What a page asks its visitors to allow at first. */
export type SignInScope = "read" | "read bid" | "read bid buy";

/** What can be told once for many widgets. */
export interface MartilloSettings {
  /** Origin of the API, optionally with a path. @default where `embed.js` came from, or the page's own origin */
  apiBase?: string;
  /** The recommended way to sign in visitors of a partner page. */
  getToken?: GetToken;
  /** `popup`: visitors sign in in a window of the auction house, which tells this page no password. @default "form" */
  signIn?: "form" | "popup";
  /** What that window asks the visitor to allow. @default "read bid" */
  scope?: SignInScope;
  /** A fixed token; the simple way. */
  token?: string;
  /** BCP 47 tag. @default "es" */
  locale?: string;
  /** Texts of another language, or words of your own. Refusals of the API follow those of `configure()`. @default Spanish */
  phrases?: Phrases;
  /** @default the colour scheme of the page */
  theme?: Theme;
  /** @default "{apiBase}/productView/{id}" */
  lotUrl?: LotUrl;
  /**
   * Addresses of a site of your own where widgets lead to pages, as links are written: `{ invoice: "/compras/{id}" }`. `lotUrl`, and
   * what a widget's own attributes say, win over it. @default the pages of the house's site
   */
  paths?: OwnPaths;
}

/** What can be told once for a page. */
export interface PageSettings extends MartilloSettings {
  /** Zone of dates and times; `chooseTimeZone()` keeps one. @default the device's where it is of the market, else Europe/Madrid */
  timeZone?: TimeZone;
  /** How dates are written; a page that begins with `startLanguage()` writes them as the house says. @default "DD-MM-YYYY HH:mm" */
  dateFormat?: DateFormat;
  /** Reports pairs of colours that are hard to read in the console, while a page is being built. @default on `localhost` alone */
  check?: boolean;
  /**
   * Where the token of a sign-in on this page is kept: `local` also after the browser closes, `session` never.
   * @default as the visitor chooses by "remember me"
   */
  tokenStorage?: "local" | "session";
  /** The end of a session by the server does not lead to the sign-in; for pages that tell it in their own way. @default false */
  noLoginRedirect?: boolean;
  /** What the visitor says to being counted; `consent()` tells it later. @default "pending" */
  consent?: boolean | Consent;
  /**
   * Also writes what happens into the list on the page that Google Tag Manager and others read; the code for it is loaded when the
   * visitor agrees. @default false
   */
  dataLayer?: boolean | DataLayerOptions;
}
