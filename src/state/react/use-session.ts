import { useCallback, useEffect } from "react";
import { useStore } from "zustand";
import type { CallError } from "../../client";
import type { ValidatedUser } from "../../contract";
import type { LoginReason } from "../events";
import { useRuntime } from "./provider";
import type { Session, SessionStatus } from "../session";
import { useEmit } from "./use-widget-events";

/** The user who is signed in, and how to change that. */
export interface SessionView extends Pick<Session, "login" | "register" | "logout" | "refresh"> {
  status: SessionStatus;
  user: ValidatedUser | null;
  /** Why the last session ended without the user's doing. */
  endedBy: CallError | undefined;
  /** Asks the host for a sign-in by `martillo-login-request`; false when the host takes it over. */
  requestLogin(reason: LoginReason, lot?: number): boolean;
}

/** The session that all widgets of this API share. */
export function useSession(): SessionView {
  const { session } = useRuntime();
  const emit = useEmit();
  const { status, user, endedBy } = useStore(session.store);
  useEffect(() => session.start(), [session]);
  const requestLogin = useCallback(
    (reason: LoginReason, lot?: number) =>
      emit("martillo-login-request", { reason, ...(lot !== undefined && { lot }) }),
    [emit],
  );
  const { login, register, logout, refresh } = session;
  return { status, user, endedBy, login, register, logout, refresh, requestLogin };
}
