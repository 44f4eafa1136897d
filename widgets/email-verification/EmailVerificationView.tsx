import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "../../src/i18n";
import type { CallError } from "../../src/state";
import { Button, ButtonLink, Icon, Spinner } from "../../src/ui";
import { emailVerificationMessages } from "./email-verification.messages";
import type { EmailVerificationModel } from "./use-email-verification";

const TITLES = {
  loading: "title",
  ready: "title",
  guest: "title",
  unverified: "title",
  sent: "sentTitle",
  verified: "verifiedTitle",
} as const;

const LEVELS = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

/** Pure markup from the model. */
export function EmailVerificationView({
  model,
  headingLevel,
}: {
  model: EmailVerificationModel;
  headingLevel: number;
}) {
  const t = useMessages(emailVerificationMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = TITLES[model.status];
  const first = useRef(title);
  const Heading = LEVELS[headingLevel - 1] ?? "h2";

  // What has come of it begins at its heading, also for those who hear it.
  useEffect(() => {
    if (title !== first.current) heading.current?.focus();
    first.current = title;
  }, [title]);

  return (
    <section
      className="martillo-root martillo-email-verification"
      part="base"
      data-state={model.status}
    >
      <Heading
        ref={heading}
        className="martillo-email-verification__title"
        part="title"
        tabIndex={-1}
      >
        {t(title)}
      </Heading>
      <Body model={model} />
    </section>
  );
}

function Body({ model }: { model: EmailVerificationModel }): ReactNode {
  const t = useMessages(emailVerificationMessages);
  switch (model.status) {
    case "loading":
      return (
        <p className="martillo-email-verification__note">
          <Spinner /> {t("loading")}
        </p>
      );
    case "ready":
      return (
        <>
          <p className="martillo-email-verification__note">{t("ready")}</p>
          <Refusal error={model.error} />
          <Button variant="primary" full busy={model.isBusy} onClick={model.verify}>
            {t("verify")}
          </Button>
        </>
      );
    case "verified":
      return <Notice icon="check">{t("verified", { email: model.email })}</Notice>;
    case "guest":
      return (
        <>
          {model.isExpired && (
            <Notice icon="warning" tone="warning">
              {t("expired")}
            </Notice>
          )}
          <p className="martillo-email-verification__note">{t("guest")}</p>
          <ButtonLink
            variant="primary"
            full
            href={model.loginUrl}
            onClick={(event: MouseEvent) => {
              if (!model.askLogin()) event.preventDefault();
            }}
          >
            {t("goLogin")}
          </ButtonLink>
        </>
      );
    case "unverified":
      return (
        <>
          {model.isExpired && (
            <Notice icon="warning" tone="warning">
              {t("expired")}
            </Notice>
          )}
          <p className="martillo-email-verification__note">
            {t("unverified", { email: model.email })}
          </p>
          <Refusal error={model.error} />
          <Button variant="primary" full busy={model.isBusy} onClick={model.send}>
            {t("send")}
          </Button>
        </>
      );
    case "sent":
      return (
        <>
          <Notice icon="check">{t("sent", { email: model.email })}</Notice>
          <p className="martillo-email-verification__note" role="status">
            {model.sends > 1 && t("resent", { count: model.sends })}
          </p>
          <Refusal error={model.error} />
          <Button full busy={model.isBusy} onClick={model.send}>
            {t("resend")}
          </Button>
        </>
      );
  }
}

function Notice({
  icon,
  tone,
  children,
}: {
  icon: "check" | "warning";
  tone?: "warning";
  children: ReactNode;
}) {
  return (
    <div className="martillo-email-verification__notice" data-tone={tone} part="notice">
      <Icon name={icon} size={18} />
      <p>{children}</p>
    </div>
  );
}

/** The place is there before its text, so that it is read out. */
function Refusal({ error }: { error: CallError | undefined }) {
  return (
    <p className="martillo-email-verification__refusal" role="alert" part="alert">
      {error && [error.message, error.next].join(" ")}
    </p>
  );
}
