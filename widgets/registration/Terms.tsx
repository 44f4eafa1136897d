import { type MouseEvent, useState } from "react";
import { useMessages } from "../../src/i18n";
import { useChunk } from "../../src/late";
import { PRIVACY_PAGE, TERMS_PAGE } from "../../src/paths/pages";
import { useRuntime } from "../../src/state";
import { CheckboxField } from "../../src/ui";
import { termsChunk } from "./late-chunks";
import { registrationMessages } from "./registration.messages";
import { termsField } from "./registration-rules";
import type { RegistrationModel } from "./registration-model";

/** Titles of the house's texts, by their names. */
/** Pages of the texts. */
const PAGES = { terms_of_use: TERMS_PAGE, privacy_policy: PRIVACY_PAGE } as const;
const TITLES = { terms_of_use: "termsTitle", privacy_policy: "privacyTitle" } as const;
type Text = keyof typeof TITLES;

/** What a new account agrees to: its texts open over the form, or in a tab of their own. */
export function Terms({
  model: { form, kind },
  values,
}: {
  model: Pick<RegistrationModel, "form" | "kind">;
  values: Readonly<Record<string, string>>;
}) {
  const t = useMessages(registrationMessages);
  const [text, setText] = useState<Text>();
  const { module, hasFailed } = useChunk(termsChunk, text !== undefined);
  return (
    <>
      <CheckboxField
        key={kind}
        label={
          <>
            {t("accept")} <TermsLinks onOpen={hasFailed ? undefined : setText} />
          </>
        }
        defaultChecked={values[termsField(kind)] !== undefined}
        {...form.field(termsField(kind))}
      />
      {text !== undefined && hasFailed && <p role="alert">{t("textNotOpened")}</p>}
      {text !== undefined && module && (
        <module.TermsDialog
          page={text}
          title={t(TITLES[text])}
          onClose={() => setText(undefined)}
        />
      )}
    </>
  );
}

/** Without `onOpen` the links lead to the pages of the texts. */
function TermsLinks({ onOpen }: { onOpen: ((text: Text) => void) | undefined }) {
  const t = useMessages(registrationMessages);
  const { urlTo } = useRuntime();
  const link = (text: Text, words: string) => (
    <a
      className="martillo-registration__terms"
      href={urlTo(PAGES[text])}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        if (!onOpen || isForAnotherTab(event)) return;
        event.preventDefault();
        onOpen(text);
      }}
    >
      {words}
    </a>
  );
  return (
    <>
      {link("terms_of_use", t("terms"))} {t("and")} {link("privacy_policy", t("privacy"))}.
    </>
  );
}

function isForAnotherTab({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
