import { useState } from "react";
import type { User } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { type EventProps, useHostSignIn, useSession, useWidgetEvents } from "../../src/state";
import { Icon, Spinner } from "../../src/ui";
import { invitedChunk } from "./late-chunks";
import { RegistrationForm } from "./RegistrationForm";
import type { RegistrationFormProps } from "./registration-form-props";
import { registrationMessages } from "./registration.messages";
import type { PictureMode } from "./asked";
import type { RegistrationVariant } from "./registration-model";
import type { VerificationMode } from "./verification-flow";
import { windowChunk } from "./window-chunk";
import { useChunk } from "../../src/late";

/** Names of the events that a registration tells. */
export type RegistrationEvents =
  | "martillo-registered"
  | "martillo-registration-failed"
  | "martillo-login-request";

/** Props of `Registration`: the kind of account, and a callback for each event. */
export interface RegistrationProps extends EventProps<RegistrationEvents> {
  /** For buyers, for sellers, or as the visitor says. @default "choice" */
  variant?: RegistrationVariant;
  /** An address that the form starts with. */
  email?: string;
  /** Whether an e-mail or a phone has to be verified first. @default as the house says */
  verification?: VerificationMode;
  /** Registers as soon as an address is verified; otherwise the visitor presses the button once more. @default true */
  autoRegister?: boolean;
  /** Whether a picture of the person is asked for, from the camera or a file. @default as the house says, which may require it */
  picture?: PictureMode;
  /** Key of an invitation, as the link of its letter has it. */
  invite?: string;
}

/** Creates an account and signs it in. */
export function Registration({
  variant = "choice",
  email,
  verification,
  autoRegister = true,
  picture,
  invite = "",
  ...events
}: RegistrationProps) {
  const t = useMessages(registrationMessages);
  const emit = useWidgetEvents(events);
  const { status, user } = useSession();
  const isChecking = status === "unknown";
  const [isNew, setNew] = useState(false);
  // A page that signs its visitors in by a window asks for no new password.
  const isByWindow = useHostSignIn() !== undefined;
  const { module: window } = useChunk(windowChunk, isByWindow);
  const { module: late, hasFailed } = useChunk(invitedChunk, !!invite && !isByWindow);
  const isWaiting = isChecking || (isByWindow && !window);
  const form = (more?: Partial<RegistrationFormProps>) => (
    <RegistrationForm
      variant={variant}
      email={email}
      verification={verification}
      picture={picture}
      autoRegister={autoRegister}
      emit={emit}
      onRegistered={() => setNew(true)}
      onLogin={() => emit("martillo-login-request", { reason: "account" })}
      invited={invite ? { key: invite } : undefined}
      {...more}
    />
  );
  return (
    <div className="martillo-root martillo-registration" part="base" data-state={status}>
      {user ? (
        <SignedIn user={user} isNew={isNew} />
      ) : (
        <>
          <h2 className="martillo-registration__title" part="title">
            {t("title")}
          </h2>
          {isByWindow && window && <window.RegistrationWindow isKnown={!isChecking} />}
          {isWaiting && (
            <p className="martillo-registration__wait">
              <Spinner /> {t("checking")}
            </p>
          )}
          {!isByWindow && (
            <div className="martillo-registration__place" inert={isChecking}>
              {invite && !hasFailed
                ? late && <late.Invited inviteKey={invite}>{form}</late.Invited>
                : form()}
            </div>
          )}
        </>
      )}
    </div>
  );
}

function SignedIn({ user, isNew }: { user: User; isNew: boolean }) {
  const t = useMessages(registrationMessages);
  return (
    <div className="martillo-registration__user" part="user">
      <Icon name={isNew ? "check" : "user"} size={24} />
      <div>
        <p role="status">{isNew && <strong>{t("registered")}</strong>}</p>
        <p>
          {t("signedInAs")}{" "}
          <strong>
            {user.first_name} {user.last_name}
          </strong>
          <span className="martillo-registration__email">{user.email}</span>
        </p>
      </div>
    </div>
  );
}
