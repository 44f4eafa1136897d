import type { ReactNode } from "react";
import { FIRST_MARKET_STATUS } from "../../src/contract/lots/market-status";
import { type DrawnFields, DynamicFields } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { CaptchaField, Icon, Spinner, TextField } from "../../src/ui";
import { PictureField } from "../picture";
import { usePlaceFields } from "../place";
import { OwnDetails } from "./OwnDetails";
import { registrationMessages } from "./registration.messages";
import type { RegistrationModel } from "./registration-model";
import type { StepProps } from "./step-props";

/** The person and their address. */
export function DetailsStep({
  model,
  values,
  children,
}: StepProps & {
  /** Below the fields. */
  children?: ReactNode;
}) {
  const t = useMessages(registrationMessages);
  const { form, kind } = model;
  const place = usePlaceFields(form.props.ref, values["state"] ?? "");
  return (
    <>
      <div className="martillo-registration__pair">
        <TextField
          label={t("firstName")}
          autoComplete="given-name"
          required
          defaultValue={values["first_name"]}
          {...form.field("first_name")}
        />
        <TextField
          label={t("lastName")}
          autoComplete="family-name"
          required
          defaultValue={values["last_name"]}
          {...form.field("last_name")}
        />
      </div>
      {kind === "seller" && <Business model={model} values={values} />}
      {model.fields === null ? (
        <p className="martillo-registration__wait">
          <Spinner /> {t("loadingFields")}
        </p>
      ) : (
        <>
          <OwnDetails model={model} values={values} place={place} />
          <HouseFields model={model} values={values} place={place} />
        </>
      )}
      <TextField label={t("country")} autoComplete="country-name" value={t("spain")} disabled />
      {model.picture && model.picture !== "off" && (
        <PictureField
          name="avatar"
          required={model.picture === "required"}
          defaultValue={values["avatar"]}
          error={form.field("avatar").error}
        />
      )}
      {children}
    </>
  );
}

/** A seller's house. `market_status` is what its accounts begin with. */
function Business({ model: { form }, values }: StepProps) {
  const t = useMessages(registrationMessages);
  return (
    <div className="martillo-registration__pair">
      <input type="hidden" name="market_status" value={FIRST_MARKET_STATUS} />
      <TextField
        label={t("company")}
        autoComplete="organization"
        maxLength={120}
        defaultValue={values["companyname"]}
        {...form.field("companyname")}
      />
      <TextField
        label={t("organization")}
        autoComplete="off"
        maxLength={120}
        defaultValue={values["organization"]}
        {...form.field("organization")}
      />
    </div>
  );
}

/** What the house asks besides; a buyer's whole second step. */
function HouseFields({ model, values, place }: StepProps & { place: DrawnFields }) {
  const t = useMessages(registrationMessages);
  const { fields, form, kind } = model;
  if (!fields) return null;
  const answers = fields.map(({ name }): [string, string | undefined] => [
    name,
    values[name] ?? values[`custom_fields.${name}`],
  ]);
  return (
    <div
      key={kind}
      className="martillo-registration__step"
      onInput={(event) => {
        const input = event.target as HTMLInputElement;
        if (input.name === "phone") model.typePhone(input.value);
      }}
    >
      {model.verified.sms && (
        <p className="martillo-registration__verified" part="verified">
          <Icon name="check" size={14} /> {t("phoneVerified")}
        </p>
      )}
      <DynamicFields
        definitions={fields}
        phones={model.phones}
        draw={place}
        values={Object.fromEntries(answers)}
        field={(path) => form.field(path as "city")}
      />
    </div>
  );
}

/** The captcha that the house asks of a visitor who has proven no address. */
export function CaptchaOfForm({
  model: { captcha, form },
}: {
  model: Pick<RegistrationModel, "captcha" | "form">;
}) {
  return (
    <CaptchaField
      config={captcha}
      attempt={form.errors.attempt}
      error={form.field("captcha").error}
    />
  );
}
