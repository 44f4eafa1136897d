import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate } from "../account";
import { PasswordForm } from "./PasswordForm";

/** Names of the events that the widget tells. */
export type PasswordChangeEvents =
  | "martillo-login-request"
  | "martillo-password-reset-request"
  | "martillo-password-changed";

/** Props of `PasswordChange`: a callback for each event. */
export interface PasswordChangeProps extends EventProps<PasswordChangeEvents> {
  /** Leaves the heading out where the page has one. @default false */
  hideTitle?: boolean;
}

/** Changes the password of the signed-in user; their other sessions end. */
export function PasswordChange({ hideTitle = false, ...events }: PasswordChangeProps) {
  const emit = useWidgetEvents(events);
  return (
    <div className="martillo-root martillo-password-change" part="base">
      <AccountGate emit={emit}>
        {(user) => <PasswordForm user={user} emit={emit} hasTitle={!hideTitle} />}
      </AccountGate>
    </div>
  );
}
