import { call } from "../../client";
import { partnerRefresh, partnerToken, type PartnerToken, type Scope } from "../../contract";
import { housePath, withQuery } from "../../paths";
import { AUTHORIZE_PAGE } from "../../paths/pages";
import { after } from "../clock";

/** What the window of the auction house says to the page that opened it. */
export interface SignInMessage {
  type: "martillo-sign-in";
  state: string;
  /** Absent when the visitor said no. */
  code?: string;
}

/** What the visitor is asked. */
export interface Question {
  apiBase: string;
  scopes: readonly Scope[];
  /** A window that was opened while a click was handled. */
  view: Window;
}

const CLOSED_CHECK_MS = 400;

function base64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** RFC 7636, S256. */
async function challengeOf(verifier: string): Promise<string> {
  const bytes = new TextEncoder().encode(verifier);
  return base64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

function isSignInMessage(data: unknown, state: string): data is SignInMessage {
  const message = data as Partial<SignInMessage> | null;
  return message?.type === "martillo-sign-in" && message.state === state;
}

/** The code that the window posts; undefined when the visitor says no or closes it. */
function codeFrom(view: Window, origin: string, state: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let cancelCheck = () => {};
    function finish(code: string | undefined) {
      removeEventListener("message", hear);
      cancelCheck();
      resolve(code);
    }
    function hear({ data, origin: from, source }: MessageEvent) {
      if (from === origin && source === view && isSignInMessage(data, state)) finish(data.code);
    }
    // No event tells of the closing.
    function check() {
      if (view.closed) finish(undefined);
      else cancelCheck = after(CLOSED_CHECK_MS, check);
    }
    addEventListener("message", hear);
    check();
  });
}

/** A visitor's yes: a code for one token, good for a minute, and what proves that it was asked for here. */
export interface ConsentCode {
  code: string;
  verifier: string;
}

/** Shows the auction house's own page in `view`, where the visitor says yes or no. */
export async function askForCode({
  apiBase,
  scopes,
  view,
}: Question): Promise<ConsentCode | undefined> {
  if (!globalThis.isSecureContext) {
    throw new Error("martillo: signing in needs a page that is served by https.");
  }
  const verifier = randomText();
  const state = randomText();
  const query = new URLSearchParams({
    origin: location.origin,
    scope: scopes.join(" "),
    challenge: await challengeOf(verifier),
    state,
  });
  view.location.replace(withQuery(apiBase + housePath(AUTHORIZE_PAGE), query));
  const code = await codeFrom(view, new URL(apiBase).origin, state);
  return code === undefined ? undefined : { code, verifier };
}

/** The token that the visitor allows in `view`. */
export async function askVisitor(question: Question): Promise<PartnerToken | undefined> {
  const consent = await askForCode(question);
  if (!consent) return undefined;
  const result = await call({ apiBase: question.apiBase }, partnerToken, consent);
  return result.ok ? result.data : undefined;
}

/** The last renewal that was tried. */
let tried: { token: string; attempt: string } | undefined;

/** The successor of a token; undefined when there is none to be had now. A try whose answer is lost is made again as the same one. */
export async function renewToken(
  apiBase: string,
  token: string,
): Promise<PartnerToken | undefined> {
  if (tried?.token !== token) tried = { token, attempt: randomText() };
  const { attempt } = tried;
  const result = await call({ apiBase, getToken: () => token }, partnerRefresh, { attempt });
  return result.ok ? result.data : undefined;
}
