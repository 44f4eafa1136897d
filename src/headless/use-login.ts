import { useState } from "react";
import type { InputOf, User, userLogin, userRegister } from "../contract";
import {
  type CallError,
  type EventProps,
  type Result,
  type SessionStatus,
  useSession,
  useWidgetEvents,
} from "../state";

/** What `useLogin` tells by callbacks. */
export type LoginCallbacks = EventProps<
  | "martillo-login-succeeded"
  | "martillo-login-failed"
  | "martillo-registered"
  | "martillo-logged-out"
>;

/** Who is signed in, and the ways in and out. */
export interface LoginState {
  /** `unknown` until the server has been asked; show nothing that depends on it. */
  status: SessionStatus;
  /** Undefined unless somebody is signed in. */
  user: User | undefined;
  /** A sign-in or registration is on its way; another one is not sent. */
  isBusy: boolean;
  /** Why the last one was refused: `message` and `next` for people, `fields` by input name. */
  error: CallError | undefined;
  /** Signs in with e-mail and password; never throws. `remember_me` keeps the session for longer, never the password. */
  login(input: InputOf<typeof userLogin>): void;
  /** Creates an account and signs it in; never throws. */
  register(input: InputOf<typeof userRegister>): void;
  /** Signs out everywhere on this page. */
  logout(): void;
}

/**
 * Signing in, up and out, for forms of one's own: `const { user, login, error } = useLogin()`. The session is shared with all widgets
 * of the page. Partners who know their visitors use `getToken` instead and need no form.
 */
export function useLogin(callbacks: LoginCallbacks = {}): LoginState {
  const emit = useWidgetEvents(callbacks);
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<CallError>();

  async function send(ask: () => Promise<Result<User>>, succeeded: (userId: number) => void) {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    const result = await ask();
    setBusy(false);
    if (result.ok) return succeeded(result.data.id);
    const { code, message } = result.error;
    setError(result.error);
    emit("martillo-login-failed", { code, message });
  }

  return {
    status: session.status,
    user: session.user ?? undefined,
    isBusy,
    error,
    login(input) {
      void send(
        () => session.login(input),
        (userId) => emit("martillo-login-succeeded", { userId }),
      );
    },
    register(input) {
      void send(
        () => session.register(input),
        (userId) => {
          emit("martillo-registered", { userId });
          emit("martillo-login-succeeded", { userId });
        },
      );
    },
    logout: () => void session.logout().then(() => emit("martillo-logged-out", {})),
  };
}
