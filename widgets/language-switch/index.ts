// The language of all widgets of the page, as the visitor wants it.
export { chooseLanguage, type LanguageState, startLanguage } from "./language";
export { keptLanguage } from "./language-choice";
export { LANGUAGES } from "../../src/contract";
export type { Language } from "./languages";
export { useLanguage } from "./use-language";
export {
  LanguageSwitch,
  type LanguageSwitchEvents,
  type LanguageSwitchProps,
} from "./LanguageSwitch";
export { languageSwitchElement } from "./language-switch.element";
