import { type EventProps, useWidgetEvents } from "../../src/state";
import { EmailVerificationView } from "./EmailVerificationView";
import { useEmailVerification } from "./use-email-verification";

/** Names of the events that the verification of an e-mail tells. */
export type EmailVerificationEvents = "martillo-email-verified" | "martillo-login-request";

/** Props of `EmailVerification`: the secret of the link, and a callback for each event. */
export interface EmailVerificationProps extends EventProps<EmailVerificationEvents> {
  /** Secret of the link that was sent; without it the signed-in person may ask for one. */
  linkToken?: string;
  /**
   * Verifies without a press, once for each link. Programs that look into mail may open the page: then it is they who use the link up.
   * @default false
   */
  auto?: boolean;
  /** Level of the heading, 1 to 6. @default 2 */
  headingLevel?: number;
}

/** Verifies an e-mail by the link that was sent to it, or sends that link. */
export function EmailVerification({ linkToken = "", ...props }: EmailVerificationProps) {
  // Another link is another matter.
  return <EmailVerificationOf key={linkToken} linkToken={linkToken} {...props} />;
}

function EmailVerificationOf({
  linkToken = "",
  auto = false,
  headingLevel = 2,
  ...events
}: EmailVerificationProps) {
  const emit = useWidgetEvents(events);
  const model = useEmailVerification({ linkToken, auto, emit });
  return <EmailVerificationView model={model} headingLevel={headingLevel} />;
}
