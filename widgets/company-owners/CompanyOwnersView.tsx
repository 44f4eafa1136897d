import type { CompanyOwner } from "../../src/contract";
import { formatNumber, useMessages } from "../../src/i18n";
import { Badge, Button, ConfirmRemoval, Dialog, EmptyState, ErrorState } from "../../src/ui";
import { AccountSkeleton, DoneNote } from "../account";
import { companyOwnersMessages } from "./company-owners.messages";
import { OwnerForm } from "./OwnerForm";
import { type CompanyOwnersModel, nameOf } from "./use-company-owners";

/** Pure markup from the model. */
export function CompanyOwnersView({ model }: { model: CompanyOwnersModel }) {
  const t = useMessages(companyOwnersMessages);
  if (model.status === "loading") return <AccountSkeleton />;
  if (model.status === "failed" && model.error) {
    return (
      <ErrorState title={model.error.message} next={model.error.next} onRetry={model.error.retry} />
    );
  }
  const close = () => model.edit(undefined);
  return (
    <>
      <p className="martillo-account-note">{t("what")}</p>
      <DoneNote>{model.note}</DoneNote>
      <div role="alert">{model.problem}</div>
      {model.people.length === 0 ? (
        <EmptyState icon="user" title={t("none")}>
          {t("noneText")}
        </EmptyState>
      ) : (
        <ul className="martillo-account-list" part="list">
          {model.people.map((person) => (
            <li key={person.id} className="martillo-account-item" part="person">
              <Person person={person} model={model} />
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => model.edit(null)}>{t("add")}</Button>
      <Dialog
        open={model.editing !== undefined}
        onClose={close}
        dismissible={false}
        title={t(model.editing ? "editTitle" : "addTitle")}
      >
        {model.editing !== undefined && <OwnerForm person={model.editing} onDone={close} />}
      </Dialog>
      <Removal model={model} />
    </>
  );
}

const TONES = { accepted: "positive", invited: "warning", expired: "neutral" } as const;
const ICONS = { accepted: "check", invited: "clock", expired: "warning" } as const;

function Person({ person, model }: { person: CompanyOwner; model: CompanyOwnersModel }) {
  const t = useMessages(companyOwnersMessages);
  const name = nameOf(person);
  const share =
    person.ownership_percent === null
      ? ""
      : ` · ${t("share", { percent: formatNumber(person.ownership_percent) })}`;
  return (
    <>
      <div className="martillo-account-item__what">
        <p className="martillo-account-item__title">
          <strong>{name}</strong>
          <Badge tone={TONES[person.state]} icon={ICONS[person.state]}>
            {t(person.state)}
          </Badge>
        </p>
        <p>{person.email}</p>
        <p className="martillo-account-note">
          {t(person.role)}
          {share}
        </p>
      </div>
      <div className="martillo-account-item__actions">
        {person.state !== "accepted" && (
          <Button
            size="s"
            variant="ghost"
            busy={model.isBusy}
            aria-label={t("resendOf", { name })}
            onClick={() => model.resend(person)}
          >
            {t("resend")}
          </Button>
        )}
        <Button size="s" aria-label={t("editOf", { name })} onClick={() => model.edit(person)}>
          {t("edit")}
        </Button>
        <Button
          size="s"
          variant="ghost"
          aria-label={t("removeOf", { name })}
          onClick={() => model.askRemoval(person)}
        >
          {t("remove")}
        </Button>
      </div>
    </>
  );
}

function Removal({ model }: { model: CompanyOwnersModel }) {
  const t = useMessages(companyOwnersMessages);
  return (
    <ConfirmRemoval
      open={model.removing !== undefined}
      refusal={model.removalError}
      busy={model.isBusy}
      onCancel={() => model.askRemoval(undefined)}
      onConfirm={model.confirmRemoval}
    >
      <p>{t("removeText", { name: model.removing ? nameOf(model.removing) : "" })}</p>
    </ConfirmRemoval>
  );
}
