import { commonGetStaticPage, type TextLanguage, textSetOf } from "../../src/contract";
import { useLocale } from "../../src/i18n";
import { useQuery, useRuntime } from "../../src/state";

/** Everything that the view shows. */
export type StaticPageModel =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "failed"; message: string; next: string | undefined; retry: () => void }
  | {
      status: "ready";
      title: string;
      html: string;
      language: TextLanguage;
      /** A legal text that is not reviewed yet. */
      isTemplate: boolean;
      /** Epoch milliseconds. */
      updatedAt: number;
      /** What its links belong to. */
      base: string;
    };

/** A page of text, ready to be shown. */
export function useStaticPage(page: string): StaticPageModel {
  const { apiBase } = useRuntime();
  const language = textSetOf(useLocale().locale);
  const name = page.trim();
  const asked = { id: name, ...(language && { language }) };
  const { data, error, retry } = useQuery(commonGetStaticPage, name === "" ? null : asked);
  if (name === "" || error?.code === "NOT_FOUND") return { status: "missing" };
  if (!data) {
    return error
      ? { status: "failed", message: error.message, next: error.next, retry }
      : { status: "loading" };
  }
  return {
    status: "ready",
    title: data.title,
    html: data.html,
    language: data.language ?? "es",
    isTemplate: data.is_template === 1,
    updatedAt: data.updated_at,
    base: apiBase,
  };
}
