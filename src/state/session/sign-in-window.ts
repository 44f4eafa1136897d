import type { PartnerToken, Scope } from "../../contract";
import { reportToDeveloper } from "../../client";
import { monotonicNow } from "../clock";
import type { ConsentCode } from "./sign-in-exchange";
import {
  type GetToken,
  normalizeApiBase,
  pageSettings,
  type SignInScope,
  type TokenRequest,
} from "../page";

/** Settings of `signInWithMartillo`. */
export interface SignInOptions {
  /** Origin of the API, optionally with a path. @default that of `configure()` or of the script tag */
  apiBase?: string;
  /** What the visitor is asked to allow at first; a bid or a purchase asks for more by itself. @default "read bid" */
  scope?: SignInScope;
  /**
   * `tab` keeps the token, which lives fifteen minutes at most, in the tab's session storage, so that the next page of the site
   * still knows the visitor. @default "memory"
   */
  keep?: "memory" | "tab";
}

/** A `getToken` that can ask the visitor. */
export type MartilloSignIn = GetToken & Required<Pick<GetToken, "signIn" | "signOut">>;

function scopesOf(scope: SignInOptions["scope"]): readonly Scope[] {
  if (scope === "read") return ["read"];
  return scope === "read bid buy" ? ["read", "bid", "buy"] : ["read", "bid"];
}

/** A token and its life, in milliseconds since the epoch as this device counts. */
interface HeldToken {
  token: string;
  bornMs: number;
  diesMs: number;
}

/** From this part of its life on a token is exchanged for the next one when it is asked for. */
const RENEW_FROM = 0.75;
const WINDOW = "popup,width=480,height=760";

function nowMs(): number {
  return performance.timeOrigin + monotonicNow();
}

function isHeldToken(value: unknown): value is HeldToken {
  const held = value as Partial<HeldToken> | null;
  return (
    typeof held?.token === "string" &&
    typeof held.bornMs === "number" &&
    typeof held.diesMs === "number"
  );
}

/** The tab's session storage, where that is allowed. */
function tabStore(key: string) {
  return {
    read(): HeldToken | undefined {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
        return isHeldToken(value) && value.diesMs > nowMs() ? value : undefined;
      } catch {
        return undefined;
      }
    },
    write(held: HeldToken | undefined) {
      try {
        if (held) sessionStorage.setItem(key, JSON.stringify(held));
        else sessionStorage.removeItem(key);
      } catch {
        // Blocked: the next page starts as a guest.
      }
    },
  };
}

/**
 * Lets visitors of a partner's page sign in in a window of the auction house: `configure({ getToken: signInWithMartillo() })`. The
 * page gets a token of fifteen minutes for itself, good for what the visitor allowed, and renews it while the visitor's session over
 * there lives; it never sees a password. What opens the window is loaded when a visitor wants it.
 */
export function signInWithMartillo(options: SignInOptions = {}): MartilloSignIn {
  // Permissions that were allowed besides stay allowed with the next token.
  let wanted = scopesOf(options.scope);
  const apiBase = () => normalizeApiBase(options.apiBase ?? pageSettings().apiBase);
  const tab = options.keep === "tab" ? tabStore(`martillo:sign-in:${apiBase()}`) : undefined;
  let held: HeldToken | undefined;
  let isRead = false;
  let renewing: Promise<void> | undefined;
  let asking: Promise<boolean> | undefined;
  let open: Window | null = null;

  function hold(next: PartnerToken | undefined) {
    const bornMs = nowMs();
    held = next && { token: next.token, bornMs, diesMs: bornMs + next.expires_in * 1000 };
    isRead = true;
    tab?.write(held);
  }

  async function renew(old: HeldToken) {
    const { renewToken } = await import("./sign-in-exchange");
    const next = await renewToken(apiBase(), old.token);
    // What fails now may succeed later; the old one is good until it is refused.
    if (next && held === old) hold(next);
  }

  async function getToken(request?: TokenRequest): Promise<string | undefined> {
    if (!isRead) {
      isRead = true;
      held = tab?.read();
    }
    if (held && held.token === request?.refused) hold(undefined);
    if (!held) return undefined;
    const age = (nowMs() - held.bornMs) / (held.diesMs - held.bornMs);
    if (age >= RENEW_FROM) {
      renewing ??= renew(held)
        .catch(() => {})
        .finally(() => (renewing = undefined));
      await renewing;
    }
    return held?.token;
  }

  async function ask(view: Window, scopes: readonly Scope[]): Promise<boolean> {
    try {
      const { askVisitor } = await import("./sign-in-exchange");
      const token = await askVisitor({ apiBase: apiBase(), scopes, view });
      if (!token) return false;
      hold(token);
      wanted = scopes;
      return true;
    } catch (error) {
      reportToDeveloper("the sign-in window could not be used.", error);
      return false;
    } finally {
      view.close();
    }
  }

  return Object.assign(getToken, {
    signIn(scope?: Scope): Promise<boolean> {
      if (asking) {
        open?.focus();
        return asking;
      }
      const scopes = scope && !wanted.includes(scope) ? [...wanted, scope] : wanted;
      // Now, while the click counts; where it goes is found out afterwards.
      open = window.open("", "martillo-sign-in", WINDOW);
      if (!open) {
        reportToDeveloper(
          "the browser did not let the sign-in window open; call signIn() from a click.",
        );
        return Promise.resolve(false);
      }
      asking = ask(open, scopes).finally(() => (asking = undefined));
      return asking;
    },
    signOut: () => hold(undefined),
  });
}

/**
 * For pages whose own server exchanges the visitor's yes, with its secret, for tokens: opens the window of the auction house and gives
 * what `partner/token` takes. Call it while a click is handled; undefined when the visitor said no.
 */
export async function askForConsent({
  apiBase,
  scope,
}: Pick<SignInOptions, "apiBase" | "scope"> = {}): Promise<ConsentCode | undefined> {
  const view = window.open("", "martillo-sign-in", WINDOW);
  if (!view) return undefined;
  try {
    const { askForCode } = await import("./sign-in-exchange");
    const base = normalizeApiBase(apiBase ?? pageSettings().apiBase);
    return await askForCode({ apiBase: base, scopes: scopesOf(scope), view });
  } finally {
    view.close();
  }
}
