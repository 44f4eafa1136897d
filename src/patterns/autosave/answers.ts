/** The meaning of a saving call's answers for the writer. */
import { answerPath, isSameValue } from "../../domain";
import { type CallError, isUnanswered } from "../../state";
import type { WriteOutcome } from "./autosave";
import type { CustomFieldValues } from "../../contract";
import type { Authors, Conflict, Values } from "./draft";

/** What a refusal means that is no conflict: the same is sent again, or a person has to do something. */
export function refusedWrite(error: CallError): WriteOutcome {
  if (isUnanswered(error) || error.code === "UNAVAILABLE" || error.code === "RATE_LIMITED") {
    return { kind: "lost" };
  }
  const faults = Object.entries(error.fields ?? {}).map(
    ([path, text]) => [fieldOf(path), text] as const,
  );
  const stop = { message: error.message, next: error.next };
  return { kind: "refused", fields: Object.fromEntries(faults), stop };
}

/** The field that a fault is about: a part of one, but for the house's own fields, which are saved one by one. */
export function fieldOf(path: string): string {
  const [field = path, answer] = path.split(".");
  return field === "custom_fields" && answer !== undefined ? answerPath(answer) : field;
}

const ANSWER = answerPath("");

/** Answers to the house's own fields, each as a value of its own. */
export function answerValues(answers: CustomFieldValues): Values {
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [answerPath(name), answer]),
  );
}

/** Values as they are sent: answers go together on the wire. */
export function withAnswersTogether(fields: Values): Values {
  const entries = Object.entries(fields);
  const answers = entries.filter(([name]) => name.startsWith(ANSWER));
  if (answers.length === 0) return fields;
  return {
    ...Object.fromEntries(entries.filter(([name]) => !name.startsWith(ANSWER))),
    custom_fields: Object.fromEntries(
      answers.map(([name, answer]) => [name.slice(ANSWER.length), answer ?? null]),
    ),
  };
}

/** The sent fields that other people have written meanwhile: the value read before, and the value there `now`. */
export function conflictWith(
  { sent, saved, now }: Readonly<Record<"sent" | "saved" | "now", Values>>,
  authors: Authors = {},
): WriteOutcome {
  const names = Object.keys(sent).filter(
    (name) => !isSameValue(now[name], saved[name]) && !isSameValue(now[name], sent[name]),
  );
  const conflicts = names.map((name): [string, Conflict] => [
    name,
    { by: "", at: 0, ...authors[name], theirs: now[name] },
  ]);
  return { kind: "conflict", conflicts: Object.fromEntries(conflicts) };
}
