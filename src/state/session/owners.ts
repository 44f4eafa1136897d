import type { StoreApi } from "zustand/vanilla";
import type { CallError } from "../../client";
import { userValidateUser } from "../../contract";
import { after } from "../clock";
import { DEACTIVATED } from "../queries";
import type { SessionOptions, SessionState } from "./session-types";
import type { Tokens } from "./tokens";

/** The owners of the tokens, as the server says. */
export interface Owners {
  /** Asks the server who is behind the token, until it says yes or no; several doubts at once are one question. */
  validate(): Promise<void>;
  /** As `validate`, also while a question is under way: that one may have been asked before a change. */
  validateAnew(): Promise<void>;
  /** The question that is under way. */
  underWay(): Promise<void> | undefined;
  note(token: string, user: number): void;
  of(token: string): number | undefined;
  cancelRetry(): void;
}

/** What owners need. */
export interface OwnersOptions {
  call: SessionOptions["call"];
  tokens: Tokens;
  store: StoreApi<SessionState>;
  /** The server has accepted the token, for so many seconds where it says so. */
  onAccepted(lifeSeconds: number | undefined): void;
  /** The server says that the session is over. */
  onRefused(token: string, error: CallError): void | Promise<unknown>;
}

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 15_000;
/** The only answers that say no. */
const ENDS_SESSION: readonly CallError["code"][] = [
  "SESSION_EXPIRED",
  "NOT_SIGNED_IN",
  "DEACTIVATED",
  "WRONG_ORIGIN",
];
/** So many of the last tokens are known by their owner. */
const MOST_KNOWN = 4;

/** Asks who is behind the token in force, and remembers it of the last few. */
export function createOwners(options: OwnersOptions): Owners {
  const { call, tokens, store, onAccepted, onRefused } = options;
  let cancelRetry = () => {};
  let owners: readonly (readonly [token: string, user: number])[] = [];
  /** The question that is under way, and about which token. */
  let validation: Promise<void> | undefined;
  let validated: string | undefined;

  function note(of: string, user: number) {
    const others = owners.filter(([known]) => known !== of);
    owners = [[of, user] as const, ...others].slice(0, MOST_KNOWN);
  }

  function validate(retryMs?: number): Promise<void> {
    const asked = tokens.current();
    if (validation && validated === asked && retryMs === undefined) return validation;
    const run = loadUser(retryMs).finally(() => {
      if (validation === run) validation = undefined;
    });
    validation = run;
    validated = asked;
    return run;
  }

  async function loadUser(retryMs = FIRST_RETRY_MS): Promise<void> {
    cancelRetry();
    const checked = tokens.current();
    if (checked === undefined) return;
    const result = await call(userValidateUser, {}, { isRead: true });
    if (checked !== tokens.current()) return;
    if (result.ok && result.data.status !== "deactivate") {
      const { user, epoch } = store.getState();
      const isOther = user !== null && user.id !== result.data.id;
      const { session: limits } = result.data;
      note(checked, result.data.id);
      onAccepted(limits?.expires_in);
      store.setState({
        status: "authenticated",
        user: result.data,
        scopes: limits?.scopes,
        epoch: epoch + (isOther ? 1 : 0),
      });
    } else if (result.ok) {
      tokens.end(DEACTIVATED);
    } else if (ENDS_SESSION.includes(result.error.code)) {
      await onRefused(checked, result.error);
    } else {
      // A lost connection, a server in trouble, too many questions: none of them says that the session is over.
      const waitMs = Math.max(retryMs, (result.error.retryAfter ?? 0) * 1000);
      cancelRetry = after(waitMs, () => void validate(Math.min(retryMs * 2, LONGEST_RETRY_MS)));
    }
  }

  return {
    validate: () => validate(),
    validateAnew: () => validate(FIRST_RETRY_MS),
    underWay: () => validation,
    note,
    of: (asked) => owners.find(([known]) => known === asked)?.[1],
    cancelRetry: () => cancelRetry(),
  };
}
