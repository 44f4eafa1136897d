import { formatMoment, useMessages } from "../../src/i18n";
import { Button, EmptyState, ErrorState } from "../../src/ui";
import { AccountSkeleton } from "../account";
import { invitationMessages } from "./invitation.messages";
import type { InvitationModel } from "./use-invitation";

/** Pure markup from the model. */
export function InvitationView({ model }: { model: InvitationModel }) {
  return (
    <section
      className="martillo-root martillo-invitation"
      part="base"
      data-state={model.status}
      aria-busy={model.status === "loading" || undefined}
    >
      <Body model={model} />
    </section>
  );
}

function Body({ model }: { model: InvitationModel }) {
  const t = useMessages(invitationMessages);
  switch (model.status) {
    case "loading":
      return <AccountSkeleton />;
    case "failed":
      return (
        <ErrorState
          title={model.message || t("unknown")}
          next={model.message ? model.next : t("unknownNext")}
          onRetry={model.retry}
        />
      );
    case "expired":
      return (
        <EmptyState icon="clock" title={t("expired")}>
          {t("expiredNext", { from: model.invite.from })}
        </EmptyState>
      );
    case "accepted":
      return (
        <div role="status">
          <EmptyState icon="check" title={t("accepted")}>
            {model.invite.kind === "company"
              ? t("acceptedNext", { company: model.invite.company })
              : t("haveAccount")}
          </EmptyState>
        </div>
      );
    default:
      return <OpenInvitation model={model} />;
  }
}

type OpenModel = Extract<InvitationModel, { status: "sign-in" | "other" | "open" }>;

function OpenInvitation({ model }: { model: OpenModel }) {
  const t = useMessages(invitationMessages);
  const { invite } = model;
  return (
    <>
      <h2 className="martillo-invitation__title" part="title">
        {invite.kind === "company"
          ? t("toCompany", { from: invite.from, company: invite.company })
          : t("toAccount", { from: invite.from })}
      </h2>
      <p>{t(invite.kind === "company" ? (invite.role ?? "employee") : "accountText")}</p>
      <p className="martillo-account-note">
        {t("until", {
          email: invite.email,
          date: formatMoment(invite.expires_at),
        })}
      </p>
      {model.status === "sign-in" && (
        <div className="martillo-invitation__actions">
          <Button variant="primary" onClick={model.register}>
            {t("register")}
          </Button>
          {invite.kind === "company" && <Button onClick={model.signIn}>{t("signIn")}</Button>}
        </div>
      )}
      {model.status === "other" && (
        <>
          <p role="alert">{t("other", { email: model.email })}</p>
          <Button onClick={model.logout}>{t("logout")}</Button>
        </>
      )}
      {model.status === "open" && (
        <>
          <div role="alert">{model.problem}</div>
          <Button variant="primary" busy={model.isBusy} onClick={model.accept}>
            {t("accept")}
          </Button>
        </>
      )}
    </>
  );
}
