/** One writer's side of a record that several people may write: the typed fields, the fields on their way, and those of the server. */
import { changedFields, isSameValue } from "../../domain";

/** Another writer's value of a field that this writer wants otherwise. */
export interface Conflict {
  theirs: unknown;
  by: string;
  /** Epoch milliseconds. */
  at: number;
}

/** The last author of each field, and the time. */
export type Authors = Readonly<Record<string, Pick<Conflict, "by" | "at">>>;

/** Why nothing more can be saved before a person does something. */
export interface Stop {
  message: string;
  next: string | undefined;
}

/** Fields of a record, by name. */
export type Values = Readonly<Record<string, unknown>>;

export interface Draft {
  /** As it was last read or written. */
  readonly saved: Values;
  /** The version that the next write is based on. */
  readonly version: number;
  /** Typed, and not on its way. */
  readonly typed: Values;
  /** On its way, or sent without an answer: it is sent again as it was before anything else is. */
  readonly sent: Values | null;
  /**
   * `rest`: nothing is on its way. `sending`. `lost`: no answer came; it is tried again. `behind`: others have written; it has to be read
   * before anything is written. `stopped`: only a person can go on.
   */
  readonly phase: "rest" | "sending" | "lost" | "behind" | "stopped";
  /** Faults of single fields: those are not sent again before they are typed anew. */
  readonly faults: Readonly<Record<string, string>>;
  /** Fields that wait for a person to decide. */
  readonly conflicts: Readonly<Record<string, Conflict>>;
  readonly stop: Stop | undefined;
}

export type DraftEvent =
  | { type: "typed"; fields: Values }
  /** Sends what can be sent; nothing where there is nothing, or something is on its way. */
  | { type: "send" }
  /** It was taken, as that version; `hasOthers`: others have written since the one that it was based on. */
  | { type: "saved"; version: number; hasOthers: boolean }
  /** No answer came, or there is no connection. */
  | { type: "lost" }
  | { type: "refused"; fields: Readonly<Record<string, string>>; stop: Stop }
  | { type: "conflict"; conflicts: Readonly<Record<string, Conflict>> }
  /** It was read anew; `authors`: the last author of a field, as far as that is known. */
  | { type: "read"; values: Values; version: number; authors?: Authors }
  /** What an earlier visit of this page could not send, and the version that it was based on. */
  | { type: "restored"; fields: Values; version: number }
  | { type: "decided"; field: string; keeps: "mine" | "theirs" };

/** A record as it was read, before anything is typed. */
export function draftOf(saved: Values, version: number): Draft {
  return {
    saved,
    version,
    typed: {},
    sent: null,
    phase: "rest",
    faults: {},
    conflicts: {},
    stop: undefined,
  };
}

/** The values that the writer sees: the last typed one of each field. */
export function valuesOf({ saved, sent, typed }: Draft): Values {
  return { ...saved, ...sent, ...typed };
}

/** The values that are lost if the page is closed now. */
export function unsaved({ sent, typed }: Draft): Values {
  return { ...sent, ...typed };
}

/** Whether nothing would be lost if the page were closed now. */
export function isAllSaved(draft: Draft): boolean {
  return Object.keys(unsaved(draft)).length === 0;
}

/** What the next write would bring, beside what is on its way. */
export function sendable({ typed, faults, conflicts }: Draft): Values {
  return without(typed, (field) => field in faults || field in conflicts);
}

/** The next draft after an event. An event that does not fit its phase changes nothing. */
export function nextDraft(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case "typed":
      return type(draft, event.fields);
    case "send":
      return send(draft);
    case "saved":
      return draft.phase === "sending" ? save(draft, event) : draft;
    case "lost":
      return draft.phase === "sending" ? { ...draft, phase: "lost" } : draft;
    case "refused":
      return draft.phase === "sending" ? refuse(draft, event) : draft;
    case "conflict":
      return draft.phase === "sending"
        ? { ...takeBack(draft), conflicts: event.conflicts, phase: "behind" }
        : draft;
    case "read":
      return read(draft, event);
    case "restored":
      return type({ ...draft, version: Math.min(draft.version, event.version) }, event.fields);
    case "decided":
      return decide(draft, event.field, event.keeps);
  }
}

function type(draft: Draft, fields: Values): Draft {
  const typed = { ...draft.typed, ...fields };
  const known: Values = { ...draft.saved, ...draft.sent };
  const named = (field: string) => field in fields;
  return {
    ...draft,
    // A field that is back as it was need not be sent, unless another value of it is on its way.
    typed: without(typed, (field) => named(field) && isSameValue(typed[field], known[field])),
    faults: without(draft.faults, named),
    // A fault that was put right may be tried again.
    ...(draft.phase === "stopped" && { phase: "rest", stop: undefined }),
  };
}

function send(draft: Draft): Draft {
  // The same as before: the server may have had it, and knows it again.
  if (draft.phase === "lost") return { ...draft, phase: "sending" };
  const sent = sendable(draft);
  if (draft.phase !== "rest" || Object.keys(sent).length === 0) return draft;
  return {
    ...draft,
    sent,
    typed: without(draft.typed, (field) => field in sent),
    phase: "sending",
  };
}

function save(
  draft: Draft,
  { version, hasOthers }: { version: number; hasOthers: boolean },
): Draft {
  const saved = { ...draft.saved, ...draft.sent };
  return {
    ...draft,
    saved,
    sent: null,
    // Others' values would be overwritten unseen if a write were based on what they have brought.
    version: hasOthers ? draft.version : version,
    phase: hasOthers ? "behind" : "rest",
    typed: changedFields(draft.typed, saved),
  };
}

function refuse(
  draft: Draft,
  { fields, stop }: { fields: Readonly<Record<string, string>>; stop: Stop },
): Draft {
  const back = takeBack(draft);
  const ours = without(fields, (field) => !(field in (draft.sent ?? {})));
  // A fault of nothing that was sent is not put right by typing something else.
  if (Object.keys(ours).length === 0) return { ...back, phase: "stopped", stop };
  return { ...back, phase: "rest", faults: { ...back.faults, ...ours } };
}

/** Refused fields are typed again, under the fields that were typed since. */
function takeBack(draft: Draft): Draft {
  return { ...draft, typed: unsaved(draft), sent: null };
}

function read(
  draft: Draft,
  { values, version, authors = {} }: { values: Values; version: number; authors?: Authors },
): Draft {
  // Fields that were sent without an answer are still sent first: whether they arrived, the server says.
  if (draft.phase === "lost" || draft.phase === "sending") return draft;
  const typed = changedFields(draft.typed, values);
  // From here on the version hides from the server that the writer has not seen what others made of these.
  const unseen = Object.keys(typed)
    .filter((field) => !isSameValue(draft.saved[field], values[field]))
    .map((field): [string, Conflict] => [
      field,
      { by: "", at: 0, ...draft.conflicts[field], ...authors[field], theirs: values[field] },
    ]);
  return {
    ...draft,
    saved: values,
    version,
    typed,
    conflicts: {
      ...without(draft.conflicts, (field) => !(field in typed)),
      ...Object.fromEntries(unseen),
    },
    phase: draft.phase === "behind" ? "rest" : draft.phase,
  };
}

function decide(draft: Draft, field: string, keeps: "mine" | "theirs"): Draft {
  const drop = (name: string) => name === field;
  return {
    ...draft,
    conflicts: without(draft.conflicts, drop),
    typed: keeps === "theirs" ? without(draft.typed, drop) : draft.typed,
  };
}

function without<Value>(
  values: Readonly<Record<string, Value>>,
  isOut: (field: string) => boolean,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !isOut(field)));
}
