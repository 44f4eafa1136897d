import { useMessages } from "../../src/i18n";
import { Icon, PhoneField, TextField } from "../../src/ui";
import type { StepProps } from "./DetailsStep";
import { registrationMessages } from "./registration.messages";

const USUAL_STATE = "Comunidad de Madrid";

/** Phone and place, where the house's own fields do not ask for them. */
export function OwnDetails({ model, values }: StepProps) {
  const t = useMessages(registrationMessages);
  const { form, details, verified, phones } = model;
  const asks = (...names: readonly (typeof details)[number][]) =>
    names.some((name) => details.includes(name));
  return (
    <>
      {asks("phone") && (
        <PhoneField
          label={t("phone")}
          autoComplete="tel"
          countryCode={phones?.countryCode}
          required
          defaultValue={values["phone"]}
          onInput={(event) => model.typePhone(event.currentTarget.value)}
          hint={
            verified.sms && (
              <span className="martillo-registration__verified" part="verified">
                <Icon name="check" size={14} /> {t("phoneVerified")}
              </span>
            )
          }
          {...form.field("phone")}
        />
      )}
      {asks("zip", "city") && (
        <div className="martillo-registration__pair" data-narrow="first">
          {asks("zip") && (
            <TextField
              label={t("zip")}
              inputMode="numeric"
              autoComplete="postal-code"
              defaultValue={values["zip"]}
              {...form.field("zip")}
            />
          )}
          {asks("city") && (
            <TextField
              label={t("city")}
              autoComplete="address-level2"
              required
              defaultValue={values["city"]}
              {...form.field("city")}
            />
          )}
        </div>
      )}
      {asks("state") && (
        <TextField
          label={t("state")}
          autoComplete="address-level1"
          defaultValue={values["state"] ?? USUAL_STATE}
          {...form.field("state")}
        />
      )}
    </>
  );
}
