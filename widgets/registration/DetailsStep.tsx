import { useMessages } from "../../src/i18n";
import { useRuntime } from "../../src/state";
import { CheckboxField, PhoneField, TextField } from "../../src/ui";
import { registrationMessages } from "./registration.messages";
import { termsField } from "./registration-rules";
import type { RegistrationModel } from "./use-registration";

const USUAL_STATE = "Comunidad de Madrid";

/** Who it is, and where. */
export function DetailsStep({
  model,
  values,
}: {
  model: RegistrationModel;
  values: Readonly<Record<string, string>>;
}) {
  const t = useMessages(registrationMessages);
  const { form, kind } = model;
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
      <PhoneField
        label={t("phone")}
        autoComplete="tel"
        required
        defaultValue={values["phone"]}
        {...form.field("phone")}
      />
      <div className="martillo-registration__pair" data-narrow="first">
        <TextField
          label={t("zip")}
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={values["zip"]}
          {...form.field("zip")}
        />
        <TextField
          label={t("city")}
          autoComplete="address-level2"
          required
          defaultValue={values["city"]}
          {...form.field("city")}
        />
      </div>
      <div className="martillo-registration__pair">
        <TextField
          label={t("state")}
          autoComplete="address-level1"
          defaultValue={values["state"] ?? USUAL_STATE}
          {...form.field("state")}
        />
        <TextField label={t("country")} autoComplete="country-name" value={t("spain")} disabled />
      </div>
      <Terms model={model} isTicked={values[termsField(kind)] !== undefined} />
    </>
  );
}

function Business({
  model: { form },
  values,
}: {
  model: RegistrationModel;
  values: Readonly<Record<string, string>>;
}) {
  const t = useMessages(registrationMessages);
  return (
    <div className="martillo-registration__pair">
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

function Terms({ model, isTicked }: { model: RegistrationModel; isTicked: boolean }) {
  const t = useMessages(registrationMessages);
  const { apiBase } = useRuntime();
  const { form, kind } = model;
  const link = (path: string, text: string) => (
    <a
      className="martillo-registration__terms"
      href={`${apiBase}/${path}`}
      target="_blank"
      rel="noopener"
    >
      {text}
    </a>
  );
  return (
    <CheckboxField
      key={kind}
      label={
        <>
          {t("accept")} {link("terms_of_use", t("terms"))} {t("and")}{" "}
          {link("privacy_policy", t("privacy"))}.
        </>
      }
      defaultChecked={isTicked}
      {...form.field(termsField(kind))}
    />
  );
}
