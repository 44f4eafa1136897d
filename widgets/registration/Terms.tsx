import { useMessages } from "../../src/i18n";
import { useRuntime } from "../../src/state";
import { CheckboxField } from "../../src/ui";
import { registrationMessages } from "./registration.messages";
import { termsField } from "./registration-rules";
import type { RegistrationModel } from "./use-registration";

/** What a new account agrees to, with where it can be read. */
export function Terms({
  model: { form, kind },
  values,
}: {
  model: Pick<RegistrationModel, "form" | "kind">;
  values: Readonly<Record<string, string>>;
}) {
  const t = useMessages(registrationMessages);
  return (
    <CheckboxField
      key={kind}
      label={
        <>
          {t("accept")} <TermsLinks />
        </>
      }
      defaultChecked={values[termsField(kind)] !== undefined}
      {...form.field(termsField(kind))}
    />
  );
}

function TermsLinks() {
  const t = useMessages(registrationMessages);
  const { apiBase } = useRuntime();
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
    <>
      {link("terms_of_use", t("terms"))} {t("and")} {link("privacy_policy", t("privacy"))}.
    </>
  );
}
