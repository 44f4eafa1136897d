import { type EventProps, useWidgetEvents } from "../../src/state";
import { PasswordResetView } from "./PasswordResetView";
import { usePasswordReset } from "./use-password-reset";

/** Names of the events that a forgotten password tells. */
export type PasswordResetEvents =
  | "martillo-password-link-sent"
  | "martillo-password-reset"
  | "martillo-login-request";

/** Props of `PasswordReset`: the secret of the link, and a callback for each event. */
export interface PasswordResetProps extends EventProps<PasswordResetEvents> {
  /** Secret of the link that was sent: with it a new password is chosen, without it a link is asked for. */
  linkToken?: string;
  /** The e-mail that the form starts with. */
  email?: string;
  /** Page of the terms; with it they must be accepted together with the new password. */
  termsUrl?: string;
  /** Level of the heading, 1 to 6. @default 2 */
  headingLevel?: number;
}

/** A forgotten password: asks for a link by e-mail, and takes the new password that the link allows. */
export function PasswordReset({ linkToken = "", ...props }: PasswordResetProps) {
  // Another link is another matter.
  return <PasswordResetOf key={linkToken} linkToken={linkToken} {...props} />;
}

function PasswordResetOf({
  linkToken = "",
  email = "",
  termsUrl,
  headingLevel = 2,
  ...events
}: PasswordResetProps) {
  const emit = useWidgetEvents(events);
  const model = usePasswordReset({ linkToken, email, emit });
  return <PasswordResetView model={model} termsUrl={termsUrl} headingLevel={headingLevel} />;
}
