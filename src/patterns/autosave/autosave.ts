/** Saves what is typed by itself: one write at a time, the newest waits, and nothing typed is lost on the way. */
import {
  type Authors,
  type Conflict,
  type Draft,
  type DraftEvent,
  draftOf,
  nextDraft,
  sendable,
  type Stop,
  unsaved,
  type Values,
} from "./draft";

/** What came of a write. */
export type WriteOutcome =
  | { kind: "saved"; version: number; hasOthers: boolean }
  /** It is unknown whether it arrived. */
  | { kind: "lost" }
  | { kind: "refused"; fields: Readonly<Record<string, string>>; stop: Stop }
  | { kind: "conflict"; conflicts: Readonly<Record<string, Conflict>> };

/** The fields that were typed and not saved, and the version that they were based on. */
export interface Unsent {
  fields: Values;
  version: number;
}

/** How a record is written, read, and kept while it cannot be written. */
export interface AutosaveTools {
  /** `saved` is what the writer believes to be there. */
  write(fields: Values, version: number, saved: Values): Promise<WriteOutcome>;
  /** Undefined while it cannot be read. `authors` names who wrote what, where it is known. */
  read(): Promise<{ values: Values; version: number; authors?: Authors } | undefined>;
  /** Over a reload of the page; undefined forgets it. */
  keep(unsent: Unsent | undefined): void;
}

/** From the last key to the write, in milliseconds. */
export const REST_MS = 1_200;
/** From a lost answer to the next try. */
export const RETRY_MS = 5_000;

/** A record that is saved while it is typed. */
export class Autosave {
  #draft: Draft;
  readonly #tools: AutosaveTools;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isReading = false;

  constructor(record: { values: Values; version: number }, tools: AutosaveTools, unsent?: Unsent) {
    this.#draft = draftOf(record.values, record.version);
    this.#tools = tools;
    if (unsent) this.#apply({ type: "restored", ...unsent });
  }

  get draft(): Draft {
    return this.#draft;
  }

  /** Calls back after each change. Returns what ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes what was typed; it is written when no more has come for a moment. */
  type(fields: Values): void {
    this.#apply({ type: "typed", fields });
    this.#wait(REST_MS);
  }

  /** The writer decided between two values. */
  decide(field: string, keeps: "mine" | "theirs"): void {
    this.#apply({ type: "decided", field, keeps });
    this.flush();
  }

  /** Writes now what can be written: a field was left, a step changed, the page is hidden, or the connection is back. */
  flush(): void {
    this.#wait(undefined);
    void this.#go();
  }

  /** Changes that were not written stay where they are kept. */
  close(): void {
    this.#wait(undefined);
    this.#listeners.clear();
  }

  #apply(event: DraftEvent) {
    const before = this.#draft;
    this.#draft = nextDraft(before, event);
    if (this.#draft === before) return;
    const fields = unsaved(this.#draft);
    const { version } = this.#draft;
    this.#tools.keep(Object.keys(fields).length > 0 ? { fields, version } : undefined);
    for (const listener of this.#listeners) listener();
  }

  #wait(ms: number | undefined) {
    clearTimeout(this.#timer);
    this.#timer = ms === undefined ? undefined : setTimeout(() => void this.#go(), ms);
  }

  async #go(): Promise<void> {
    if (this.#draft.phase === "behind") await this.#read();
    const { phase } = this.#draft;
    this.#apply({ type: "send" });
    const { sent, version, saved } = this.#draft;
    if (phase === "sending" || this.#draft.phase !== "sending" || sent === null) return;
    const outcome = await this.#tools.write(sent, version, saved);
    this.#apply(eventOf(outcome));
    const { draft } = this;
    if (draft.phase === "lost") return this.#wait(RETRY_MS);
    if (draft.phase === "behind") return this.#go();
    // Fields that were typed meanwhile wait for their own moment, unless that has passed.
    if (Object.keys(sendable(draft)).length > 0) this.#wait(REST_MS);
  }

  async #read() {
    if (this.#isReading) return;
    this.#isReading = true;
    const record = await this.#tools.read().finally(() => (this.#isReading = false));
    if (record) this.#apply({ type: "read", ...record });
    else this.#wait(RETRY_MS);
  }
}

function eventOf(outcome: WriteOutcome): DraftEvent {
  switch (outcome.kind) {
    case "saved":
      return { type: "saved", version: outcome.version, hasOthers: outcome.hasOthers };
    case "lost":
      return { type: "lost" };
    case "refused":
      return { type: "refused", fields: outcome.fields, stop: outcome.stop };
    case "conflict":
      return { type: "conflict", conflicts: outcome.conflicts };
  }
}
