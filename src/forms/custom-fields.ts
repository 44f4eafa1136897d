import {
  type FieldDefinition,
  fieldPath,
  isAccountField,
  shownFields,
  validateCustomFields,
} from "../domain/custom-fields";
import { type PhoneRules, phoneRules } from "../domain/phone";
import { type Rule, textOf } from "./rules";
import { savedRows } from "./saved-rows";

/** Name of the input of a field, and of its error on the wire. */
export type PathOf = (name: string) => string;

/** What one field says: entries of `rows` as a list. */
export type FieldInput = string | readonly unknown[] | boolean;

/** The entries as `RepeatingRows` writes them down; none before it is there. */
function readRows(text: string): readonly unknown[] {
  return text === "" ? [] : (JSON.parse(text) as unknown[]);
}

/** What a form says about the house's own fields, by their names. */
export function readFieldInputs(
  definitions: readonly FieldDefinition[],
  data: FormData,
  pathOf: PathOf = fieldPath,
): Record<string, FieldInput> {
  const values: Record<string, FieldInput> = {};
  for (const { name, type, sub_select: sub } of shownFields(definitions)) {
    const path = pathOf(name);
    if (type === "multi-select") {
      values[name] = data.getAll(path).filter((value) => typeof value === "string");
    } else if (type === "rows") values[name] = readRows(textOf(data, path));
    else values[name] = type === "checkbox" ? data.has(path) : textOf(data, path);
    if (sub) values[sub.name] = textOf(data, pathOf(sub.name));
  }
  return values;
}

/** The same as it is sent about an account: columns of its own, and the others under `custom_fields`. */
export function accountFieldInputs(
  definitions: readonly FieldDefinition[],
  data: FormData,
  { toSend }: PhoneRules = phoneRules(),
): Record<string, unknown> & { custom_fields: Record<string, unknown> } {
  const phones = new Set(
    definitions.filter(({ type }) => type === "phone").map(({ name }) => name),
  );
  const values = Object.entries(readFieldInputs(definitions, data)).map(
    ([name, value]): [string, unknown] => [
      name,
      phones.has(name) && typeof value === "string" ? toSend(value) : value,
    ],
  );
  return {
    ...Object.fromEntries(values.filter(([name]) => isAccountField(name))),
    custom_fields: Object.fromEntries(values.filter(([name]) => !isAccountField(name))),
  };
}

/** Rules for `useForm`: the server checks the same. */
export function customFieldRules(
  definitions: readonly FieldDefinition[],
  pathOf: PathOf = fieldPath,
  phones?: PhoneRules,
): Record<string, Rule> {
  const names = shownFields(definitions).flatMap(({ name, sub_select: sub }) =>
    sub ? [name, sub.name] : [name],
  );
  const rows = new Set(definitions.filter(({ type }) => type === "rows").map(({ name }) => name));
  const ruleOf =
    (name: string): Rule =>
    (value, data) =>
      (rows.has(name) ? savedRows(pathOf(name))(value, data) : undefined) ??
      validateCustomFields(definitions, readFieldInputs(definitions, data, pathOf), phones)[name];
  return Object.fromEntries(names.map((name) => [pathOf(name), ruleOf(name)]));
}
