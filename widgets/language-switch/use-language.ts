import { useStore } from "zustand";
import { type LanguageState, languageStore } from "./language";

/** The page's language, for headings and links of the host's own: `const { language } = useLanguage()`. */
export function useLanguage(): LanguageState {
  return useStore(languageStore);
}
