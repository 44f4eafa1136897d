import { useEffect, useRef } from "react";
import type { User } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { Button } from "../../src/ui";
import { DetailsForm } from "./DetailsForm";
import { profileMessages } from "./profile.messages";
import type { ProfileModel } from "./use-profile";

/** Name, company and address: to read, or in their form. */
export function Details({ model }: { model: ProfileModel }) {
  const t = useMessages(profileMessages);
  const isEditing = model.open === "form";
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
      {isEditing ? (
        <DetailsForm model={model} />
      ) : (
        <>
          <DetailsList user={model.user} />
          <Button ref={editButton} onClick={() => model.toggle("form")}>
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
