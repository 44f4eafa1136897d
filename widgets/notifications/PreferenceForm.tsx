import { type Defaults, NOTIFICATION_MEDIA, type Preferences, type User } from "../../src/contract";
import { FormAlert } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { PROFILE_PAGE } from "../../src/paths/pages";
import { type Emit, useRuntime } from "../../src/state";
import { Button, RadioGroup, SelectField } from "../../src/ui";
import { DoneNote } from "../account";
import { NotificationTable } from "./NotificationTable";
import { notificationsMessages } from "./notifications.messages";
import { usePreferenceForm } from "./use-preference-form";

export interface PreferenceFormProps {
  user: User;
  emit: Emit;
  preferences: Preferences;
  onSaved(preferences: Preferences): void;
  house: Defaults;
}

/** What one hears of and how, language, time zone and theme. */
export function PreferenceForm({ user, emit, preferences, onSaved, house }: PreferenceFormProps) {
  const t = useMessages(notificationsMessages);
  const { urlTo } = useRuntime();
  const methods = house.variables["verification_methods"];
  const hasSms = Array.isArray(methods) && methods.includes("sms");
  const hasPhone = hasSms && user.phone_verified === 1;
  const { form, isSaved, touch } = usePreferenceForm(hasPhone, emit, onSaved);
  return (
    <form
      {...form.props}
      className="martillo-notifications__form"
      part="form"
      onInput={(event) => {
        touch();
        form.props.onInput(event);
      }}
    >
      <FormAlert errors={form.errors} />
      <p className="martillo-account-note">{t("why")}</p>
      <NotificationTable
        chosen={preferences.notifications}
        media={hasSms ? NOTIFICATION_MEDIA : ["mail"]}
        hasPhone={hasPhone}
      />
      <p className="martillo-account-note">{t("quiet")}</p>
      {hasSms && !hasPhone && (
        <p className="martillo-account-note">
          {t("smsNeedsPhone")} <a href={urlTo(PROFILE_PAGE)}>{t("toProfile")}</a>
        </p>
      )}
      <fieldset className="martillo-notifications__looks">
        <legend className="martillo-account-title">{t("looks")}</legend>
        <div className="martillo-notifications__pair">
          <SelectField
            label={t("language")}
            options={[
              { value: "", label: t("byCountry") },
              ...house.languages.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            defaultValue={preferences.language ?? ""}
            {...form.field("language")}
          />
          <SelectField
            label={t("timeZone")}
            options={[
              { value: "Europe/Madrid", label: t("peninsula") },
              { value: "Atlantic/Canary", label: t("canary") },
            ]}
            defaultValue={preferences.time_zone}
            {...form.field("time_zone")}
          />
        </div>
        <RadioGroup
          label={t("theme")}
          options={(["auto", "light", "dark"] as const).map((value) => ({
            value,
            label: t(value),
          }))}
          defaultValue={preferences.theme}
          {...form.field("theme")}
        />
      </fieldset>
      <DoneNote>{isSaved && t("saved")}</DoneNote>
      <Button type="submit" variant="primary" busy={form.isBusy}>
        {t("save")}
      </Button>
    </form>
  );
}
