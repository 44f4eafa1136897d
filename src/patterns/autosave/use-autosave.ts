import { useEffect, useState, useSyncExternalStore } from "react";
import { Autosave, type AutosaveTools, type Unsent } from "./autosave";
import { type Draft, unsaved, type Values, valuesOf } from "./draft";

export interface AutosaveOptions extends Omit<AutosaveTools, "keep"> {
  record: { values: Values; version: number };
  /** Where what could not be sent is kept in this tab: one place for each record and person. */
  place: string;
}

export interface AutosaveModel {
  draft: Draft;
  /** What the fields show. */
  values: Values;
  type(fields: Values): void;
  decide(field: string, keeps: "mine" | "theirs"): void;
  flush(): void;
}

/** Saves a record while it is typed. The record is that of the first drawing: another one takes another `key`. */
export function useAutosave({ record, place, write, read }: AutosaveOptions): AutosaveModel {
  const [autosave] = useState(
    () => new Autosave(record, { write, read, keep: (unsent) => keep(place, unsent) }, kept(place)),
  );
  const draft = useSyncExternalStore(
    (listener) => autosave.subscribe(listener),
    () => autosave.draft,
  );

  useEffect(() => {
    const flush = () => autosave.flush();
    const hide = () => document.visibilityState === "hidden" && autosave.flush();
    const stay = (event: BeforeUnloadEvent) => {
      if (Object.keys(unsaved(autosave.draft)).length > 0) event.preventDefault();
    };
    flush();
    globalThis.addEventListener("online", flush);
    globalThis.addEventListener("beforeunload", stay);
    document.addEventListener("visibilitychange", hide);
    return () => {
      globalThis.removeEventListener("online", flush);
      globalThis.removeEventListener("beforeunload", stay);
      document.removeEventListener("visibilitychange", hide);
      autosave.flush();
      autosave.close();
    };
  }, [autosave]);

  return {
    draft,
    values: valuesOf(draft),
    type: (fields) => autosave.type(fields),
    decide: (field, keeps) => autosave.decide(field, keeps),
    flush: () => autosave.flush(),
  };
}

function kept(place: string): Unsent | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(place) ?? "null");
    const { fields, version } = (value ?? {}) as Partial<Unsent>;
    if (typeof fields !== "object" || typeof version !== "number") return undefined;
    return { fields, version };
  } catch {
    return undefined;
  }
}

function keep(place: string, unsent: Unsent | undefined) {
  try {
    if (unsent) sessionStorage.setItem(place, JSON.stringify(unsent));
    else sessionStorage.removeItem(place);
  } catch {
    // Blocked: a reload forgets what was not sent.
  }
}
