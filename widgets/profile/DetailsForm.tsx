import { useEffect } from "react";
import { DynamicFields, FormAlert } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { Button, TextField } from "../../src/ui";
import { usePlaceFields } from "../place";
import { profileMessages } from "./profile.messages";
import { useDetailsForm } from "./use-details-form";
import type { ProfileModel } from "./use-profile";

/** The form of what people change by themselves. */
export function DetailsForm({ model }: { model: ProfileModel }) {
  const t = useMessages(profileMessages);
  const { user } = model;
  const { form, custom, phones } = useDetailsForm(model);
  const { ref } = form.props;
  const place = usePlaceFields(ref, user.state ?? "");
  const line = (name: "address1" | "city" | "state") => ({
    ...form.field(name),
    label: t(name),
    hint: undefined,
    required: false,
    disabled: false,
    defaultValue: user[name] ?? "",
  });

  useEffect(() => {
    ref.current?.querySelector("input")?.focus();
  }, [ref]);

  return (
    <form {...form.props} className="martillo-profile__form" part="form">
      <FormAlert errors={form.errors} />
      <div className="martillo-profile__pair">
        <TextField
          label={t("firstName")}
          autoComplete="given-name"
          required
          defaultValue={user.first_name}
          {...form.field("first_name")}
        />
        <TextField
          label={t("lastName")}
          autoComplete="family-name"
          required
          defaultValue={user.last_name}
          {...form.field("last_name")}
        />
      </div>
      <TextField
        label={t("company")}
        hint={t("optionalField")}
        autoComplete="organization"
        defaultValue={user.companyname ?? ""}
        {...form.field("companyname")}
      />
      {user.admin === 1 && (
        <TextField
          label={t("organization")}
          hint={t("optionalField")}
          autoComplete="off"
          defaultValue={user.organization ?? ""}
          {...form.field("organization")}
        />
      )}
      {place["address1"]?.(line("address1"))}
      <TextField
        label={t("address2")}
        autoComplete="address-line2"
        defaultValue={user.address2 ?? ""}
        {...form.field("address2")}
      />
      <div className="martillo-profile__pair">
        <TextField
          label={t("zip")}
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={user.zip ?? ""}
          {...form.field("zip")}
        />
        {place["city"]?.(line("city"))}
      </div>
      <div className="martillo-profile__pair">
        {place["state"]?.(line("state"))}
        <TextField
          label={t("country")}
          disabled
          defaultValue={user.country === "ES" ? t("spain") : user.country}
        />
      </div>
      <DynamicFields
        definitions={custom}
        values={user.custom_fields}
        field={form.field}
        phones={phones}
      />
      <div className="martillo-profile__actions">
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t("save")}
        </Button>
        <Button variant="ghost" onClick={model.close}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
