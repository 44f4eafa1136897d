import { useMessages } from "../../src/i18n";
import { useRuntime } from "../../src/state";
import { CheckboxField } from "../../src/ui";
import type { StepProps } from "./DetailsStep";
import { registrationMessages } from "./registration.messages";
import { termsField } from "./detail-rules";

/** What a new account agrees to, with where it can be read. */
export function Terms({ model: { form, kind }, values }: StepProps) {
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
    <CheckboxField
      key={kind}
      label={
        <>
          {t("accept")} {link("terms_of_use", t("terms"))} {t("and")}{" "}
          {link("privacy_policy", t("privacy"))}.
        </>
      }
      defaultChecked={values[termsField(kind)] !== undefined}
      {...form.field(termsField(kind))}
    />
  );
}
