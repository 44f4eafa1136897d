import type { DrawnFields } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { Icon, PhoneField, TextField } from "../../src/ui";
import type { StepProps } from "./step-props";
import { registrationMessages } from "./registration.messages";

/** Phone and place, where the house's own fields do not ask for them. */
export function OwnDetails({ model, values, place }: StepProps & { place: DrawnFields }) {
  const t = useMessages(registrationMessages);
  const { form, details, verified, phones } = model;
  const line = (name: "address1" | "city" | "state", required: boolean) => ({
    ...form.field(name),
    label: t(name),
    hint: undefined,
    required,
    disabled: false,
    defaultValue: values[name] ?? "",
  });
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
      {asks("address1") && place["address1"]?.(line("address1", false))}
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
          {asks("city") && place["city"]?.(line("city", true))}
        </div>
      )}
      {asks("state") && place["state"]?.(line("state", false))}
    </>
  );
}
