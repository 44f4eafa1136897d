import { LANGUAGES } from "martillo/contract";
import type { LanguageSet, PhraseRecord } from "martillo/contract";
import { readingOf } from "../../platform/languages";
import type { PhraseRow } from "./phrase-repository";

/** A row of the table, with the phrase that it lies over. */
export function toRecord({ id, language, key, text }: PhraseRow): PhraseRecord {
  return { id, language, key, text, default_text: ownText(language, key) };
}

function ownText(language: LanguageSet, key: string): string | null {
  const phrases = readingOf(language).phrases;
  return Object.hasOwn(phrases, key) ? (phrases[key] ?? null) : null;
}

/** Every phrase in force: those that staff wrote, and the built-in ones that staff have not written over. */
export function allRecords(
  written: readonly PhraseRow[],
  language: LanguageSet | undefined,
): PhraseRecord[] {
  const records = written.map(toRecord);
  const known = new Set(records.map((record) => `${record.language} ${record.key}`));
  for (const { code } of LANGUAGES) {
    if (language && code !== language) continue;
    for (const [key, text] of Object.entries(readingOf(code).phrases)) {
      if (known.has(`${code} ${key}`)) continue;
      records.push({ id: null, language: code, key, text, default_text: text });
    }
  }
  return records.toSorted(
    (a, b) => a.key.localeCompare(b.key) || a.language.localeCompare(b.language),
  );
}

/** The texts that a search may look for. */
export function matches({ key, text }: PhraseRecord, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase("es");
  return `${key}\n${text}`.toLocaleLowerCase("es").includes(wanted);
}
