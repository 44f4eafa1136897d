import { useEffect, useId } from "react";
import { useStore } from "zustand";
import { LANGUAGES, type LanguageSet } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { useRuntime } from "../../src/state";
import { Icon } from "../../src/ui";
import { chooseLanguage, languageStore, startLanguage } from "./language";
import { languageSwitchMessages } from "./language-switch.messages";

/** Names of the events that the widget tells: none. */
export type LanguageSwitchEvents = never;

/** Props of `LanguageSwitch`. */
export interface LanguageSwitchProps {
  /** Also begins the page in the visitor's language; for pages that do not call `startLanguage()`. @default false */
  start?: boolean;
  /** Shows the word before the choice. @default false: screen readers hear it */
  labelled?: boolean;
}

/** The language of all widgets of the page, as the visitor wants it. */
export function LanguageSwitch({ start = false, labelled = false }: LanguageSwitchProps) {
  const t = useMessages(languageSwitchMessages);
  const id = useId();
  const runtime = useRuntime();
  const { language, isLoading, hasFailed } = useStore(languageStore);
  useEffect(() => {
    if (start) void startLanguage(runtime);
  }, [start, runtime]);
  return (
    <div className="martillo-root martillo-language-switch" part="base" aria-busy={isLoading}>
      <label className={labelled ? undefined : "martillo-visually-hidden"} htmlFor={id}>
        {t("label")}
      </label>
      <span className="martillo-language-switch__box">
        <select
          id={id}
          part="select"
          value={language.code}
          aria-describedby={hasFailed ? `${id}-failed` : undefined}
          onChange={({ currentTarget }) => {
            void chooseLanguage(currentTarget.value as LanguageSet, runtime);
          }}
        >
          {LANGUAGES.map(({ code, name, locale }) => (
            <option key={code} value={code} lang={locale}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} />
      </span>
      <p id={`${id}-failed`} role="status" className="martillo-language-switch__failed">
        {hasFailed && t("failed")}
      </p>
    </div>
  );
}
