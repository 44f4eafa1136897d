import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "../../src/i18n";
import { Button, Icon } from "../../src/ui";
import { AskForm, ChooseForm, LoginLink } from "./PasswordForms";
import { passwordResetMessages } from "./password-reset.messages";
import type { PasswordResetModel, SentModel } from "./use-password-reset";

export interface PasswordResetViewProps {
  model: PasswordResetModel;
  termsUrl: string | undefined;
  headingLevel: number;
}

const TITLES = {
  ask: "askTitle",
  sent: "sentTitle",
  choose: "chooseTitle",
  changed: "changedTitle",
} as const;

const LEVELS = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

/** Pure markup from the model. */
export function PasswordResetView({ model, termsUrl, headingLevel }: PasswordResetViewProps) {
  const t = useMessages(passwordResetMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(model.status);
  const Heading = LEVELS[headingLevel - 1] ?? "h2";

  // Each step begins at its heading, also for those who hear it.
  useEffect(() => {
    if (model.status !== first.current) heading.current?.focus();
    first.current = model.status;
  }, [model.status]);

  return (
    <section
      className="martillo-root martillo-password-reset"
      part="base"
      data-state={model.status}
    >
      <Heading ref={heading} className="martillo-password-reset__title" part="title" tabIndex={-1}>
        {t(TITLES[model.status])}
      </Heading>
      <Body model={model} termsUrl={termsUrl} />
    </section>
  );
}

function Body({ model, termsUrl }: Omit<PasswordResetViewProps, "headingLevel">): ReactNode {
  switch (model.status) {
    case "ask":
      return <AskForm model={model} />;
    case "sent":
      return <Sent model={model} />;
    case "choose":
      return <ChooseForm model={model} termsUrl={termsUrl} />;
    case "changed":
      return <Changed model={model} />;
  }
}

function Sent({ model }: { model: SentModel }) {
  const t = useMessages(passwordResetMessages);
  return (
    <>
      <div className="martillo-password-reset__notice" part="notice">
        <Icon name="check" size={18} />
        <div>
          <p>{t("sent", { email: model.email })}</p>
          <p className="martillo-password-reset__note">{t("sentWhere")}</p>
        </div>
      </div>
      <p className="martillo-password-reset__note" role="status">
        {model.sends > 1 && !model.refusal && t("resent", { count: model.sends })}
      </p>
      <p className="martillo-password-reset__refusal" role="alert">
        {model.refusal}
      </p>
      <Button full busy={model.isBusy} onClick={model.resend}>
        {t("resend")}
      </Button>
      <p className="martillo-password-reset__links">
        <button type="button" className="martillo-password-reset__link" onClick={model.changeEmail}>
          {t("otherEmail")}
        </button>
        <LoginLink model={model} />
      </p>
    </>
  );
}

function Changed({ model }: { model: PasswordResetModel }) {
  const t = useMessages(passwordResetMessages);
  return (
    <>
      <div className="martillo-password-reset__notice" part="notice">
        <Icon name="check" size={18} />
        <p>{t("changed")}</p>
      </div>
      <LoginLink model={model} isButton />
    </>
  );
}
