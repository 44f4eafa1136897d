import { useMessages } from "../../src/i18n";
import { type EventProps, type LoginReason, useWidgetEvents } from "../../src/state";
import { Dialog } from "../../src/ui";
import type { LoginEvents } from "./Login";
import { loginMessages } from "./login.messages";
import { LoginView, titleOf } from "./LoginView";
import { type LoginMode, useLogin } from "./use-login";

/** Props of `LoginDialog`: what it takes as a form, and whether it is open. */
export interface LoginDialogProps extends EventProps<LoginEvents> {
  /** Whether it is shown. */
  open: boolean;
  /** Closed without a sign-in. */
  onClose: () => void;
  /** Signed in; the dialog should close now. */
  onSignedIn?: () => void;
  /** @default "login" */
  mode?: LoginMode;
  /** Why a sign-in is asked for; explained above the form. */
  reason?: LoginReason;
}

/** `Login` in a modal dialog, for any action that needs a sign-in on the way. */
export function LoginDialog({
  open,
  onClose,
  onSignedIn,
  mode = "login",
  reason,
  ...events
}: LoginDialogProps) {
  const t = useMessages(loginMessages);
  const emit = useWidgetEvents(events);
  const model = useLogin({ mode, reason, emit, onSignedIn, isOpened: true });
  return (
    <Dialog open={open} onClose={onClose} title={t(titleOf(model))} dismissible={false}>
      <LoginView model={model} heading={false} />
    </Dialog>
  );
}
