import { useCallback, useEffect, useSyncExternalStore } from "react";
import { configure } from "./settings";

/** What a visitor lets a page do besides what it needs. */
export interface ConsentChoice {
  preferences: boolean;
  statistics: boolean;
  marketing: boolean;
}

/** The purposes that a visitor is asked about. */
export const CONSENT_PURPOSES = ["preferences", "statistics", "marketing"] as const;

const COOKIE = "martillo_consent";
/** Another one asks all visitors again. */
const VERSION = "1";
const HALF_A_YEAR_SECONDS = 15_552_000;
const LETTERS: Readonly<Record<keyof ConsentChoice, string>> = {
  preferences: "p",
  statistics: "s",
  marketing: "m",
};

const listeners = new Set<() => void>();

/** The kept choice as it is written, so that it can be compared; `undefined` until the visitor has chosen. */
function keptText(): string | undefined {
  if (typeof document === "undefined") return undefined;
  try {
    return new RegExp(`(?:^|; )${COOKIE}=${VERSION}-([psm]*)(?:;|$)`).exec(document.cookie)?.[1];
  } catch {
    return undefined; // frames without an origin of their own
  }
}

function choiceOf(text: string): ConsentChoice {
  const has = (purpose: keyof ConsentChoice) => text.includes(LETTERS[purpose]);
  return {
    preferences: has("preferences"),
    statistics: has("statistics"),
    marketing: has("marketing"),
  };
}

function keep(choice: ConsentChoice) {
  const text = CONSENT_PURPOSES.filter((purpose) => choice[purpose])
    .map((purpose) => LETTERS[purpose])
    .join("");
  const secure = location.protocol === "https:" ? "; secure" : "";
  try {
    document.cookie = `${COOKIE}=${VERSION}-${text}; path=/; max-age=${HALF_A_YEAR_SECONDS}; samesite=lax${secure}`;
  } catch {
    // Not kept: the next page asks again.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * What the visitor has chosen, kept in a cookie of the page's own; undefined until then and on servers. What happens in the widgets
 * is counted only where statistics are allowed.
 */
export function useConsentChoice(): [
  choice: ConsentChoice | undefined,
  choose: (choice: ConsentChoice) => void,
] {
  const text = useSyncExternalStore(subscribe, keptText, () => undefined);
  useEffect(() => {
    if (text !== undefined) {
      configure({ consent: choiceOf(text).statistics ? "granted" : "denied" });
    }
  }, [text]);
  const choose = useCallback((choice: ConsentChoice) => keep(choice), []);
  return [text === undefined ? undefined : choiceOf(text), choose];
}
