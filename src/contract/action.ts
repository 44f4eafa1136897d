import type * as z from "zod/mini";

/**
 * Who may call an action. `user` is anyone signed in, `seller` an account with the admin flag or one that works for such an account, `staff` the operator's own people.
 * Staff may call everything; ownership of a single record is checked by its handler.
 */
export type Access = "public" | "user" | "seller" | "staff";

/**
 * What a visitor may allow a partner's page: `read` its own state and lists, `bid` in its name. Everything else needs a session of
 * the operator's own site.
 */
export const SCOPES = ["read", "bid"] as const;
/** What a partner may do in the name of a visitor who allowed it. */
export type Scope = (typeof SCOPES)[number];

/** How a call is sent; `GET` carries its input in the query string. */
export type Method = "GET" | "POST";

/** Name of a limiter bucket; the server holds the numbers. */
export type RateLimitName = "bid" | "login" | "register" | "code" | "check" | "upload";

/** What is said about a call when it is declared. */
export interface ActionOptions<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  /** One sentence for the reference pages. */
  summary: string;
  /** @default "POST" */
  method?: Method;
  /**
   * Also answer a GET with the input in the query string, without headers, so that guests' reads need no preflight: one parameter per
   * field, or the whole input as JSON in `input`.
   */
  alsoGet?: boolean;
  /** It brings files: makes the form that carries its input, as `multipart/form-data`. */
  multipart?: (input: object) => FormData;
  /** Who may call it. */
  access: Access;
  /** What a partner's token must be allowed. @default nothing suffices: the site's own session alone */
  scope?: Scope;
  /**
   * For the account's own person, not for somebody who acts for it: who acts sells, buys and bids for the account, and leaves alone who
   * its person is, what they are written about, and whom they trust.
   */
  personal?: boolean;
  /** Begins a session: a token that is sent along, perhaps a stale one, is not looked at. */
  startsSession?: boolean;
  /** The answer may bring the next token of the session, with which the client goes on. */
  renewsSession?: boolean;
  /**
   * It changes what is known of the signed-in person: the client reads the user again, in all tabs. A function where that depends on
   * what is sent.
   */
  changesUser?: boolean | ((input: unknown) => boolean);
  /** What a caller sends. */
  input: Input;
  /** What the answer holds. */
  output: Output;
  /** Other wire names which mean the same call. */
  aliases?: readonly string[];
  /** What visitors are told when it went well, by its key among the phrases; not for silent calls. */
  success?: string;
  /** A message in the answer raises no alert. */
  silent?: boolean;
  /** The specification does not show the payload; these are field names of our own. */
  inferred?: boolean;
  /** The answer says status 'true' and has its output as `data`, too. */
  answersTrue?: boolean;
  /** Bucket of the limiter that counts it. @default none of its own */
  rateLimit?: RateLimitName;
}

/** A call of the API: its name on the wire, who may make it, and the schemas of both sides. */
export interface Action<
  Name extends string = string,
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> extends ActionOptions<Input, Output> {
  /** `{group}/{action}`, verbatim as on the wire. */
  name: Name;
  method: Method;
}

/** A call of which only the kind is known. */
export type AnyAction = Action;

/** What a caller may send: optional fields with defaults may be left out. */
export type InputOf<A extends AnyAction> = z.input<A["input"]>;
/** What a handler receives: parsed, defaults filled. */
export type ParsedInputOf<A extends AnyAction> = z.output<A["input"]>;
/** What a call answers, parsed. */
export type OutputOf<A extends AnyAction> = z.output<A["output"]>;

/** Declares a call once, for client, server, tests and reference pages alike. */
export function defineAction<
  const Name extends string,
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
>(name: Name, options: ActionOptions<Input, Output>): Action<Name, Input, Output> {
  return { method: "POST", ...options, name };
}

/** Keyed by wire name, as the server mounts them. */
export type ActionTable = Record<string, AnyAction>;
