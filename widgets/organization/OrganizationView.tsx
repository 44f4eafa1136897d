import { useId } from "react";
import { SELLER_PERMISSIONS, type SellerPerson } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import {
  Badge,
  Button,
  CheckboxGroup,
  Dialog,
  EmptyState,
  ErrorState,
  Refusal,
} from "../../src/ui";
import { AccountSkeleton, DoneNote } from "../account";
import { organizationMessages } from "./organization.messages";
import { nameOf, type OrganizationModel } from "./use-organization";

/** Pure markup from the model. */
export function OrganizationView({ model }: { model: OrganizationModel }) {
  const t = useMessages(organizationMessages);
  if (model.error) {
    const { message, next, retry } = model.error;
    return <ErrorState title={message} next={next} onRetry={retry} />;
  }
  if (!model.people) return <AccountSkeleton />;
  return (
    <>
      <p className="martillo-account-note">{t("what")}</p>
      <DoneNote>{model.changed && t("changed", { name: nameOf(model.changed) })}</DoneNote>
      {model.people.length === 0 ? (
        <EmptyState icon="user" title={t("none")}>
          {t("noneText")}
        </EmptyState>
      ) : (
        <ul className="martillo-account-list" part="list">
          {model.people.map((person) => (
            <li key={person.user_id} className="martillo-account-item" part="person">
              <Person person={person} model={model} />
            </li>
          ))}
        </ul>
      )}
      {model.editing && <Permissions person={model.editing} model={model} />}
    </>
  );
}

function Person({ person, model }: { person: SellerPerson; model: OrganizationModel }) {
  const t = useMessages(organizationMessages);
  const name = nameOf(person);
  const isOwner = person.role === "owner";
  return (
    <>
      <div className="martillo-account-item__what">
        <p className="martillo-account-item__title">
          <strong>{name}</strong>
          <Badge icon="user">{t(person.role)}</Badge>
        </p>
        <p>{person.email}</p>
        <p className="martillo-account-note" part="permissions">
          {isOwner
            ? t("all")
            : person.permissions.length === 0
              ? t("nothing")
              : person.permissions.map((one) => t(one)).join(" · ")}
        </p>
      </div>
      {!isOwner && (
        <div className="martillo-account-item__actions">
          <Button size="s" aria-label={t("changeOf", { name })} onClick={() => model.edit(person)}>
            {t("change")}
          </Button>
        </div>
      )}
    </>
  );
}

/** Everything that can be allowed, each with what it is about. */
function Permissions({ person, model }: { person: SellerPerson; model: OrganizationModel }) {
  const t = useMessages(organizationMessages);
  const form = useId();
  return (
    <Dialog
      open
      dismissible={false}
      onClose={() => model.edit(undefined)}
      title={t("title", { name: nameOf(person) })}
      footer={
        <>
          <Button onClick={() => model.edit(undefined)}>{t("cancel")}</Button>
          <Button type="submit" form={form} variant="primary" busy={model.isSaving}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="martillo-organization__form"
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = new FormData(event.currentTarget).getAll("permissions");
          model.save(SELLER_PERMISSIONS.filter((one) => chosen.includes(one)));
        }}
      >
        <p>{t("atOnce")}</p>
        <CheckboxGroup
          label={t("may")}
          name="permissions"
          defaultValue={person.permissions}
          options={SELLER_PERMISSIONS.map((one) => ({
            value: one,
            label: t(one),
            hint: t(`${one}Hint`),
          }))}
        />
        <Refusal of={model.refusal} className="martillo-organization__error" />
      </form>
    </Dialog>
  );
}
