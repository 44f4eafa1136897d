import { useEffect, useRef } from "react";
import type { User } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { Button, definePart, ErrorState, usePart } from "../../src/ui";
import { AccountSkeleton } from "../account";
import { profileMessages } from "./profile.messages";
import type { ProfileModel } from "./use-profile";

/** Few visits change something, and the house may ask for fields of any kind. */
const formPart = definePart(() => import("./DetailsForm"));

/** Name, company and address: to read, or in their form. */
export function Details({ model }: { model: ProfileModel }) {
  const t = useMessages(profileMessages);
  const isEditing = model.open === "form";
  const { module, hasFailed } = usePart(formPart, isEditing);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);

  // Whoever leaves the form goes on where they came from.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <section className="martillo-profile__part" part="details">
      <h3 className="martillo-profile__subtitle">{t("details")}</h3>
      {isEditing && !hasFailed ? (
        module ? (
          <module.DetailsForm model={model} />
        ) : (
          <AccountSkeleton />
        )
      ) : (
        <>
          <DetailsList user={model.user} />
          {isEditing && <ErrorState title={t("notOpened")} onRetry={() => void formPart.load()} />}
          <Button ref={editButton} hidden={isEditing} onClick={() => model.toggle("form")}>
            {t("edit")}
          </Button>
        </>
      )}
    </section>
  );
}

function DetailsList({ user }: { user: User }) {
  const t = useMessages(profileMessages);
  const place = [user.zip, user.city].filter(Boolean).join(" ");
  const address = [user.address1, user.address2, place, user.state].filter(Boolean).join(", ");
  const lines = [
    [t("firstName"), user.first_name],
    [t("lastName"), user.last_name],
    [t("company"), user.companyname],
    ...(user.admin === 1 ? [[t("organization"), user.organization]] : []),
    [t("address"), address],
    [t("country"), user.country === "ES" ? t("spain") : user.country],
  ] as const;
  return (
    <dl className="martillo-profile__list">
      {lines.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text || <span className="martillo-profile__blank">{t("notGiven")}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
