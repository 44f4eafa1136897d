import { useEffect, useState } from "react";
import type { User } from "../../src/contract";
import { hasDetails } from "../../src/domain";
import { type Emit, type LoginReason, useRuntime } from "../../src/state";

/** The server takes bids only from users with personal details; the sign-in asks for them. */
export function isNamed(user: Pick<User, "first_name"> | null): boolean {
  return user !== null && hasDetails(user);
}

/** A sign-in on the way to something. */
export interface SignInFirst {
  /** Why the sign-in is open in place; null while it is not. */
  reason: LoginReason | null;
  /** Asks the host first; where it leaves the sign-in to the widget, `goOn` happens after it. */
  ask: (reason: LoginReason, goOn: () => void) => void;
  /** Calls it off, and what should have happened with it. */
  close: () => void;
}

/** What a guest wants to do, and does as soon as the sign-in in place has succeeded. */
export function useSignInFirst(emit: Emit, lot?: number): SignInFirst {
  const { session } = useRuntime();
  const [wish, setWish] = useState<{ reason: LoginReason; goOn: () => void } | null>(null);

  useEffect(() => {
    if (!wish) return;
    return session.store.subscribe(({ status, user }) => {
      if (status !== "authenticated" || (wish.reason === "bid" && !isNamed(user))) return;
      setWish(null);
      wish.goOn();
    });
  }, [session, wish]);

  return {
    reason: wish?.reason ?? null,
    ask(reason, goOn) {
      const detail = { reason, ...(lot !== undefined && { lot }) };
      if (emit("martillo-login-request", detail)) setWish({ reason, goOn });
    },
    close: () => setWish(null),
  };
}
