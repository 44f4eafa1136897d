import type { AnyCall, InputOf, OutputOf, User } from "../contract";
import type { DescribedCall } from "../contract/schemas";
import { withAlert } from "./alerts";
import { reportToDeveloper } from "./developer-report";
import { failureOfEnvelope, failureOfStatus, NOT_THEIRS, TIMEOUT_FAILURE } from "./failures";
import { NETWORK_FAILURE } from "./network-failure";
import { endsSession, readEnvelope } from "./read-envelope";
import { readPayload } from "./read-payload";
import { DeadlineError, type RawAnswer, send } from "./request";
import type { CallError, Result } from "./result";
import { BID_TIMEOUT_MS, READ_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from "./timeouts";
import type { Transport } from "./transport";

/** Settings of one call. */
export interface CallOptions {
  /** Milliseconds. @default 8000 for bids, 120000 where the input holds a file, 10000 for everything else */
  timeoutMs?: number;
  /** Gives the call up, as when its time were over: the request is aborted and the result is `TIMEOUT`. */
  signal?: AbortSignal;
  /**
   * The call changes nothing, so a lost one is sent again (twice, with jitter, inside the same timeout).
   * @default true for calls that also answer a GET
   */
  isRead?: boolean;
  /** The user of the call: under another user's token it is not made, and the result is `SESSION_EXPIRED`. */
  user?: number;
  /** The caller shows a refusal where it happened: it raises no alert. @default false; true for reads */
  inline?: boolean;
  /** A lost answer is told as a change that may have been made. @default false; never for reads */
  inDoubt?: boolean;
  /** The answer to a GET of this address that was sent before this code was here; it is read once. @default none */
  early?: (url: string) => Promise<RawAnswer | undefined>;
}

interface Outcome<Data> {
  result: Result<Data>;
  isSessionOver: boolean;
  /** What the server says about a call that went well. */
  message?: string | undefined;
}

function failed(error: CallError, isSessionOver = false): Outcome<never> {
  return { result: { ok: false, error }, isSessionOver };
}

async function readAnswer<A extends AnyCall>(
  action: A,
  answer: RawAnswer,
  transport: Transport,
): Promise<Outcome<OutputOf<A>>> {
  const envelope = readEnvelope(answer.text);
  if (!envelope) return failed(failureOfStatus(answer.status));
  if (envelope.server_time !== undefined) {
    transport.onServerTime?.({ ...answer, serverMs: envelope.server_time });
  }
  const isSessionOver = endsSession(envelope);
  if (envelope.status === "error" || isSessionOver) {
    return failed(await failureOfEnvelope(envelope, answer.status), isSessionOver);
  }
  const data = readPayload(envelope);
  // In development an answer that breaks the contract is an error; in production a new field of the server breaks no page.
  if (import.meta.env?.DEV) {
    // oxlint-disable-next-line no-restricted-imports -- gone from every build; answers are checked in development alone
    const { calls } = await import("../contract/schemas");
    const described: Readonly<Record<string, DescribedCall>> = calls;
    const parsed = described[action.name]?.output.safeParse(data);
    if (parsed?.success === false) {
      reportToDeveloper(`${action.name} answered against its contract.`, parsed.error.issues, data);
      return failed(failureOfStatus(500));
    }
  }
  const { message } = envelope;
  return { result: { ok: true, data: data as OutputOf<A> }, isSessionOver, message };
}

function isRead(action: AnyCall, options: CallOptions): boolean {
  return options.isRead ?? (action.method === "GET" || action.alsoGet === true);
}

/** A file takes as long as the line needs; a call that could bring one and does not is like all others. */
function limitOf(action: AnyCall, input: unknown): number {
  if (action.rateLimit === "bid") return BID_TIMEOUT_MS;
  const values = action.multipart ? Object.values(input as object).flat() : [];
  return values.some((value) => value instanceof Blob) ? UPLOAD_TIMEOUT_MS : READ_TIMEOUT_MS;
}

async function attempt<A extends AnyCall>(
  transport: Transport,
  action: A,
  input: InputOf<A>,
  token: string | undefined,
  options: CallOptions,
): Promise<Outcome<OutputOf<A>>> {
  try {
    const answer = await send(transport, action, input, {
      token,
      timeoutMs: options.timeoutMs ?? limitOf(action, input),
      signal: options.signal,
      isRead: isRead(action, options),
      early: options.early,
    });
    return await readAnswer(action, answer, transport);
  } catch (error) {
    return failed(error instanceof DeadlineError ? TIMEOUT_FAILURE : NETWORK_FAILURE);
  }
}

/** Whether the call still belongs to its user; a host may have signed another user in meanwhile. */
async function isTheirs(
  transport: Transport,
  token: string | undefined,
  user: number | undefined,
): Promise<boolean> {
  if (user === undefined || !transport.ownerOf) return true;
  return token !== undefined && (await transport.ownerOf(token)) === user;
}

/** A guest may search as well: a session that is over on the way is nothing to tell. */
function isSearch(action: AnyCall): boolean {
  return action.name.endsWith("/search");
}

/** Goes on with the token of an answer that brought one. */
async function takeToken<A extends AnyCall>(
  transport: Transport,
  action: A,
  result: Result<OutputOf<A>>,
): Promise<void> {
  if (!result.ok || !action.renewsSession) return;
  const { token, user } = result.data as { token?: string | null; user?: User };
  if (token) await transport.onNextToken?.(token, user);
}

/** Another token to make a refused call with; undefined for a guest's try, null for none. */
async function nextToken<A extends AnyCall>(
  transport: Transport,
  action: A,
  refused: string,
  { result, isSessionOver }: Outcome<OutputOf<A>>,
): Promise<string | null | undefined> {
  if (isSessionOver) {
    const renewed = await transport.onSessionEnd?.(refused, isSearch(action));
    const isNone = renewed === refused || (renewed === undefined && action.access !== "public");
    return isNone ? null : renewed;
  }
  if (result.ok || result.error.code !== "SCOPE_MISSING" || !result.error.scope) return null;
  return (await transport.onScopeMissing?.(result.error.scope, refused)) ?? null;
}

async function make<A extends AnyCall>(
  transport: Transport,
  action: A,
  input: InputOf<A>,
  options: CallOptions,
): Promise<Outcome<OutputOf<A>>> {
  const token = await transport.getToken?.();
  if (!(await isTheirs(transport, token, options.user))) return failed(NOT_THEIRS);
  const first = await attempt(transport, action, input, token, options);
  if (token === undefined) return first;
  const next = await nextToken(transport, action, token, first);
  if (next === null) return first;
  if (!isRead(action, options) && next !== undefined && transport.ownerOf) {
    const before = options.user ?? (await transport.ownerOf(token));
    if (before === undefined || (await transport.ownerOf(next)) !== before) return first;
  }
  return attempt(transport, action, input, next, options);
}

/**
 * The one place for what calls say: a message becomes an alert unless the call is silent, a failure unless its caller shows it. A
 * failed read is shown where its data would be, the end of a session by those who watch it; a call that was given up is not shown.
 */
function tell(
  { alerts }: Transport,
  action: AnyCall,
  options: CallOptions,
  { result, isSessionOver, message }: Outcome<unknown>,
): void {
  // Calls that also answer a GET are silent, all of them; in a browser's bundle they do not say so.
  if (!alerts || action.silent || isRead(action, options)) return;
  const caller = action.name;
  if (result.ok) {
    if (message) alerts.setState((all) => withAlert(all, { kind: "info", message, caller }), true);
    return;
  }
  if (options.inline || isSessionOver || options.signal?.aborted) return;
  const { error } = result;
  const alert = { kind: "error", message: error.message, error, caller } as const;
  alerts.setState((all) => withAlert(all, alert), true);
}

/**
 * Makes a call of the API: `const result = await call(transport, productSearch, { page: 1 })`. It never throws; a refusal, a lost
 * connection and a timeout all come back as `{ ok: false, error }`. When the server says that the session is over, or that the
 * visitor has not allowed this page what was asked, the transport may give another token, and the call is made once more with that
 * one, or as a guest where guests may call. What changes something is never repeated for another user.
 */
export async function call<A extends AnyCall>(
  transport: Transport,
  action: A,
  input: InputOf<A>,
  options: CallOptions = {},
): Promise<Result<OutputOf<A>>> {
  let outcome: Outcome<OutputOf<A>>;
  try {
    outcome = await make(transport, action, input, options);
    await takeToken(transport, action, outcome.result);
  } catch (error) {
    // Something of the host's, e.g. its own way to give a token.
    reportToDeveloper(`${action.name} could not be made.`, error);
    outcome = failed(failureOfStatus(500));
  }
  tell(transport, action, options, outcome);
  return outcome.result;
}
