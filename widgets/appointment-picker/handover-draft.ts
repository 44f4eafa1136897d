// A hand-over as it is typed, kept until it is done: a phone that reloads the page, as it may when its camera opens, loses none of it.
import { HANDOVER_CHECKS } from "../../src/contract";

export type Check = (typeof HANDOVER_CHECKS)[number];

/** A hand-over as it is typed. */
export interface HandoverDraft {
  /** Its dialog was open. */
  isOpen: boolean;
  code: string;
  /** Of staff, who have no code. */
  reason: string;
  km: string;
  /** The reading that was looked at a second time; blank for none. */
  confirmedKm: string;
  keys: string;
  notes: string;
  checks: readonly Check[];
}

export const EMPTY_DRAFT: HandoverDraft = {
  isOpen: false,
  code: "",
  reason: "",
  km: "",
  confirmedKm: "",
  keys: "",
  notes: "",
  checks: [],
};

/** The draft of an earlier visit of this tab; the empty one where there is none, or none that can be read. */
export function keptDraft(place: string): HandoverDraft {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(place) ?? "null");
    const kept = (value ?? {}) as Partial<Record<keyof HandoverDraft, unknown>>;
    const text = (name: keyof HandoverDraft) => {
      const found = kept[name];
      return typeof found === "string" ? found : "";
    };
    const names: unknown = kept.checks;
    return {
      isOpen: kept.isOpen === true,
      code: text("code"),
      reason: text("reason"),
      km: text("km"),
      confirmedKm: text("confirmedKm"),
      keys: text("keys"),
      notes: text("notes"),
      checks: Array.isArray(names) ? HANDOVER_CHECKS.filter((each) => names.includes(each)) : [],
    };
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Keeps it for a reload of this tab; undefined: it is done. */
export function keepDraft(place: string, draft: HandoverDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(place, JSON.stringify(draft));
    else sessionStorage.removeItem(place);
  } catch {
    // Blocked: a reload forgets what was typed.
  }
}

const WHOLE = /^(?:\d{1,7}|\d{1,3}(?:[.,\s]\d{3}){1,2})$/;

/** Whole kilometres as people write them: `84150`, `84.150`, `84 150 km`. Undefined for everything else. */
export function kmOf(text: string): number | undefined {
  const plain = text.trim().replace(/km$/i, "").trimEnd();
  return WHOLE.test(plain) ? Number(plain.replaceAll(/[.,\s]/g, "")) : undefined;
}

/** How many keys, 0 to 9. */
export function keysOf(text: string): number | undefined {
  return /^\d$/.test(text.trim()) ? Number(text) : undefined;
}
