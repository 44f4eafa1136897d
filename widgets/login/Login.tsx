import { type EventProps, type LoginReason, useWidgetEvents } from "../../src/state";
import { type LoginMode, useLogin } from "./use-login";
import { LoginView } from "./LoginView";

/** Names of the events that a sign-in tells. */
export type LoginEvents =
  | "martillo-login-succeeded"
  | "martillo-login-failed"
  | "martillo-registered"
  | "martillo-registration-failed"
  | "martillo-verification-sent"
  | "martillo-verification-succeeded"
  | "martillo-register-request"
  | "martillo-password-reset-request"
  | "martillo-logged-out";

/** Props of `Login`: which form, and a callback for each event. */
export interface LoginProps extends EventProps<LoginEvents> {
  /** Which form comes first. @default "login" */
  mode?: LoginMode;
  /** Why a sign-in is asked for; explained above the form. */
  reason?: LoginReason;
}

/** Signs a visitor in, or up; shows who is signed in otherwise. */
export function Login({ mode = "login", reason, ...events }: LoginProps) {
  const emit = useWidgetEvents(events);
  const model = useLogin({ mode, reason, emit, onSignedIn: undefined, isOpened: false });
  return <LoginView model={model} heading />;
}
