import type * as z from "zod/mini";

/**
 * The caller that a call requires. `user` is anyone signed in, `seller` an account with the admin flag or one that works for such an
 * account, `staff` the operator's own people. Staff may make every call; ownership of a single record is checked by its handler.
 */
export type Access = "public" | "user" | "seller" | "staff";

/**
 * What a visitor may allow a partner's page: `read` its own state and lists, `bid` in its name, `buy` and offer in its name, `pay` to open payments that the visitor completes in the house's own frame. Everything else needs a session of
 * the operator's own site.
 */
export const SCOPES = ["read", "bid", "buy", "pay"] as const;
/** What a partner may do in the name of a visitor who allowed it. */
export type Scope = (typeof SCOPES)[number];

/** How a call is sent; `GET` carries its input in the query string. */
export type Method = "GET" | "POST";

/** Name of a limiter bucket; the server holds the numbers. */
export type RateLimitName = "bid" | "login" | "register" | "code" | "check" | "upload" | "pay";

/** What browsers know of a call, as its room's `schemas.ts` tells it. */
export interface CallFacts {
  /** @default "POST" */
  method?: Method;
  /**
   * Also answer a GET with the input in the query string, without headers, so that guests' reads need no preflight: one parameter per
   * field, or the whole input as JSON in `input`.
   */
  alsoGet?: boolean;
  /** It brings files: makes the form that carries its input, as `multipart/form-data`. */
  multipart?: (input: object) => FormData;
  /** It answers a file: the file itself, and in an envelope, in base64, for a caller that takes nothing but JSON. */
  answersFile?: true;
  /** The caller that it requires. */
  access: Access;
  /** What a partner's token must be allowed. @default nothing suffices: the site's own session alone */
  scope?: Scope;
  /**
   * Only the account's own person may make it. A person who acts for the account sells, buys and bids for it, but cannot change who its
   * person is, what the person is notified of, and whom the person trusts.
   */
  personal?: boolean;
  /** The answer may bring the next token of the session, with which the client goes on. */
  renewsSession?: boolean;
  /**
   * It changes what is known of the signed-in person: the client reads the user again, in all tabs. A function where that depends on
   * what is sent.
   */
  changesUser?: boolean | ((input: unknown) => boolean);
  /** A message in the answer raises no alert. */
  silent?: boolean;
  /** Bucket of the limiter that counts it. @default none of its own */
  rateLimit?: RateLimitName;
}

/** A call of the API as browsers know it: its name on the wire, who may make it, and, as types alone, what it takes and answers. */
export interface Call<
  Name extends string = string,
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> extends CallFacts {
  /** `{group}/{action}`, verbatim as on the wire. */
  name: Name;
  /** Never there: it carries the types of both sides. */
  types?: { input: Input; output: Output };
}

/** A call of which only the kind is known. */
export type AnyCall = Call;

type InputSchemaOf<C> = C extends { types?: { input: infer Input extends z.ZodMiniType } }
  ? Input
  : never;
type OutputSchemaOf<C> = C extends { types?: { output: infer Output extends z.ZodMiniType } }
  ? Output
  : never;

/** What a caller may send: optional fields with defaults may be left out. */
export type InputOf<C> = z.input<InputSchemaOf<C>>;
/** What a handler receives: parsed, defaults filled. */
export type ParsedInputOf<C> = z.output<InputSchemaOf<C>>;
/** What a call answers, parsed. */
export type OutputOf<C> = z.output<OutputSchemaOf<C>>;

/** Keyed by wire name. */
export type CallTable = Record<string, AnyCall>;
