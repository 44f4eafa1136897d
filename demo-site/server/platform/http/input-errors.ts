import type * as z from "zod/mini";
import { literalInSpanish, MISSING } from "../call/field-texts";

type Issue = z.core.$ZodIssue;

const INVALID = "Valor no válido.";
const NOT_LISTED = "Elija un valor de la lista.";
const NO_SUCH_FILTER = "Este filtro no existe.";

/** A caller that sends a long list of nonsense need not be told of every item. */
const MOST_FIELDS = 50;

/** Which fields are at fault and why, in Spanish: path → text, the first fault of each. */
export function fieldErrors(error: z.core.$ZodError, input: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues.slice(0, MOST_FIELDS)) {
    const found = deepest(issue, []);
    const path = found.path.map(String).join(".");
    if (found.issue.code === "unrecognized_keys") nameUnknown(found.issue.keys, path, fields);
    else {
      fields[path] ??= isMissing(input, found.path)
        ? textOfMissing(found.issue)
        : textOf(found.issue);
    }
  }
  return fields;
}

/** Objects that refuse what they do not know are filters alone. */
function nameUnknown(keys: readonly string[], path: string, fields: Record<string, string>) {
  for (const key of keys.slice(0, MOST_FIELDS)) {
    fields[path === "" ? key : `${path}.${key}`] ??= NO_SUCH_FILTER;
  }
}

interface Found {
  issue: Issue;
  path: PropertyKey[];
}

/** In a union the branch that came furthest says best what is wrong. */
function deepest(issue: Issue, above: readonly PropertyKey[]): Found {
  const here: Found = { issue, path: [...above, ...issue.path] };
  if (issue.code !== "invalid_union") return here;
  const branches = issue.errors.flatMap((issues) => {
    const first = issues[0];
    return first ? [deepest(first, here.path)] : [];
  });
  return branches.reduce((best, found) => (rank(found) > rank(best) ? found : best), here);
}

function rank({ issue, path }: Found): number {
  const says = issue.code === "invalid_union" ? 0 : issue.code === "invalid_type" ? 1 : 2;
  return path.length * 3 + says;
}

function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  let value = input;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return true;
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return value === undefined || value === null || value === "";
}

/** Where the contract has words of its own for what is missing, they say more. */
function textOfMissing(issue: Issue): string {
  const asksForIt =
    issue.code === "custom" || (issue.code === "too_small" && Number(issue.minimum) <= 1);
  return (asksForIt ? ownText(issue) : undefined) ?? MISSING;
}

/** What the library says where a schema says nothing. */
const OF_LIBRARY = /^(?:Invalid|Unrecognized|Too (?:small|big))\b/;

/** The schema's own words for it. */
function ownText({ message }: Issue): string | undefined {
  const literal = literalInSpanish(message);
  return literal ?? (message === "" || OF_LIBRARY.test(message) ? undefined : message);
}

function textOf(issue: Issue): string {
  return ownText(issue) ?? generalText(issue);
}

function generalText(issue: Issue): string {
  switch (issue.code) {
    case "too_small":
      return tooSmall(issue.origin, Number(issue.minimum));
    case "too_big":
      return tooBig(issue.origin, Number(issue.maximum));
    case "invalid_format":
      return "El formato no es válido.";
    case "invalid_value":
      return NOT_LISTED;
    case "invalid_union":
      // Without branches it was the name of the branch that is wrong.
      return issue.errors.length === 0 ? NOT_LISTED : INVALID;
    case "not_multiple_of":
      return "Como mucho dos decimales.";
    case "invalid_type":
      return TYPE_TEXTS[issue.expected] ?? INVALID;
    default:
      return INVALID;
  }
}

const TYPE_TEXTS: Record<string, string> = {
  string: "Debe ser un texto.",
  number: "Debe ser un número.",
  int: "Debe ser un número entero.",
  boolean: "Debe ser sí o no.",
  array: "Debe ser una lista.",
  object: "Debe ser un objeto.",
};

function tooSmall(origin: string, minimum: number): string {
  if (origin === "string") return minimum <= 1 ? MISSING : `Mínimo ${minimum} caracteres.`;
  if (origin === "array") return `Indique al menos ${minimum}.`;
  return `Debe ser ${minimum} o más.`;
}

function tooBig(origin: string, maximum: number): string {
  if (origin === "string") return `Máximo ${maximum} caracteres.`;
  if (origin === "array") return `Indique como mucho ${maximum}.`;
  return `Debe ser ${maximum} o menos.`;
}
