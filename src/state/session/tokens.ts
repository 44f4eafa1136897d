import type { StoreApi } from "zustand/vanilla";
import type { CallError } from "../../client";
import type { SessionOptions, SessionState } from "./session-types";

/** The token in force, and what the session says by it. */
export interface Tokens {
  current(): string | undefined;
  /** Begins another look for a token, and numbers it; only the last one counts. */
  beginLook(): number;
  /** The look that counts now. */
  lastLook(): number;
  /** From now on this token is in force, or none, and another identity with it. `isFirst`: nothing was read under another identity. */
  become(next: string | undefined, state: Omit<SessionState, "epoch">, isFirst?: boolean): void;
  /** Another token that has not been checked. While a user is signed in it is taken for a newer one of the same user. */
  take(next: string): void;
  /** The visitor signs out: an end of the session from now on is no surprise. */
  leave(): void;
  /** Signs out, and forgets the stored token. */
  end(endedBy?: CallError): void;
}

/** Holds the token. `onLeave`: the plans for the former identity are off. */
export function createTokens(
  { storage, onToken }: Pick<SessionOptions, "storage" | "onToken">,
  store: StoreApi<SessionState>,
  onLeave: () => void,
): Tokens {
  let token: string | undefined;
  let looks = 0;
  let isLeaving = false;

  function become(next: string | undefined, state: Omit<SessionState, "epoch">, isFirst = false) {
    looks++;
    isLeaving = false;
    onLeave();
    const isOther = next !== token && !isFirst;
    token = next;
    store.setState({ ...state, epoch: store.getState().epoch + (isOther ? 1 : 0) }, true);
    if (isOther) onToken?.();
  }

  return {
    current: () => token,
    beginLook: () => ++looks,
    lastLook: () => looks,
    become,
    take(next) {
      if (store.getState().status !== "authenticated") {
        return become(next, { status: "unknown", user: null });
      }
      looks++;
      if (next === token) return;
      token = next;
      onToken?.();
    },
    leave: () => void (isLeaving = true),
    end(endedBy) {
      if (token !== undefined) storage.forget(token);
      const told = isLeaving ? undefined : endedBy;
      become(undefined, { status: "guest", user: null, ...(told && { endedBy: told }) });
    },
  };
}
