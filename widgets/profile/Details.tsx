import { useEffect, useRef } from "react";
import type { User } from "../../src/contract";
import { hasDetails } from "../../src/domain";
import { useMessages } from "../../src/i18n";
import { Button, ErrorState } from "../../src/ui";
import { AccountSkeleton } from "../account";
import { profileMessages } from "./profile.messages";
import type { ProfileModel } from "./use-profile";
import { defineChunk, useChunk } from "../../src/late";

/** Few visits change something, and the house may ask for fields of any kind. */
const formChunk = defineChunk(() => import("./DetailsForm"));

/** For accounts that were made of e-mail and password alone. */
const firstChunk = defineChunk(() => import("../registration"));

/** Name, company and address: to read, or in their form. */
export function Details({ model }: { model: ProfileModel }) {
  const t = useMessages(profileMessages);
  const isEditing = model.open === "form";
  const isFirst = !hasDetails(model.user);
  const { module, hasFailed: isLost } = useChunk(formChunk, isEditing && !isFirst);
  const first = useChunk(firstChunk, isEditing && isFirst);
  const hasFailed = isFirst ? first.hasFailed : isLost;
  const load = () => void (isFirst ? firstChunk : formChunk).load();
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);

  // After the form the focus goes back to the button that opened it.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <section className="martillo-profile__part" part="details">
      <h3 className="martillo-profile__subtitle">{t("details")}</h3>
      {isEditing && !hasFailed ? (
        isFirst && first.module ? (
          <first.module.AccountDetails onSaved={() => model.finish("saved")} />
        ) : module && !isFirst ? (
          <module.DetailsForm model={model} />
        ) : (
          <AccountSkeleton />
        )
      ) : (
        <>
          <DetailsList user={model.user} />
          {isEditing && <ErrorState title={t("notOpened")} onRetry={load} />}
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
