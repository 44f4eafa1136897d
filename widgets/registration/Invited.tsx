import { type ReactNode, useEffect, useRef, useState } from "react";
import { type InviteDetails, userGetInviteDetails } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { useRuntime } from "../../src/state";
import { Icon, Spinner, useStyles } from "../../src/ui";
import styles from "./invited.css?inline";
import { invitedMessages } from "./invited.messages";
import type { RegistrationFormProps } from "./registration-form-props";

export interface InvitedProps {
  inviteKey: string;
  /** The form, which begins with what the invitation knows. */
  children: (known: Partial<RegistrationFormProps>) => ReactNode;
}

interface Known {
  key: string;
  invite: InviteDetails | undefined;
  form: Partial<RegistrationFormProps>;
}

function formOf(key: string, invite: InviteDetails | undefined): Known["form"] {
  if (invite?.state !== "open") return {};
  const { email, first_name, seller_type } = invite;
  return {
    email,
    invited: { key, email },
    draft: { values: { first_name } },
    ...(seller_type && { variant: seller_type }),
  };
}

/** Says who invites, and has the form begin with what the invitation knows. */
export function Invited({ inviteKey, children }: InvitedProps) {
  const t = useMessages(invitedMessages);
  const { call } = useRuntime();
  const element = useRef<HTMLDivElement>(null);
  const [known, setKnown] = useState<Known>();

  useEffect(() => {
    let isGone = false;
    async function read() {
      const answer = await call(userGetInviteDetails, { key: inviteKey });
      const invite = answer.ok ? answer.data.record : undefined;
      if (!isGone) setKnown({ key: inviteKey, invite, form: formOf(inviteKey, invite) });
    }
    void read();
    return () => void (isGone = true);
  }, [call, inviteKey]);

  useStyles(element, styles);
  const invite = known?.key === inviteKey ? known.invite : undefined;
  const isOpen = invite?.state === "open";
  return (
    <div ref={element}>
      {known?.key === inviteKey ? (
        <>
          <div className="martillo-registration__invited" part="invited">
            <Icon name={isOpen ? "user" : "info"} size={20} />
            <div>
              <p>
                <strong>
                  {isOpen
                    ? t(invite.kind === "company" ? "invitedToCompany" : "invited", {
                        from: invite.from,
                        company: invite.company,
                      })
                    : t("inviteGone")}
                </strong>
              </p>
              <p>{isOpen ? t("invitedAs", { email: invite.email }) : t("inviteGoneNext")}</p>
            </div>
          </div>
          {/* Without an answer the key is worth what it was: the server looks at it once more. */}
          {children(known.form)}
        </>
      ) : (
        <p className="martillo-registration__wait">
          <Spinner /> {t("readingInvite")}
        </p>
      )}
    </div>
  );
}
