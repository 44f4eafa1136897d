import {
  type FieldDefinition,
  fieldPath,
  isAccountField,
  shownFields,
  validateCustomFields,
} from "../domain/custom-fields";
import { type PhoneRules, phoneRules } from "../domain/phone";
import { type Rule, textOf } from "./rules";

/** Name of the input of a field, and of its error on the wire. */
export type PathOf = (name: string) => string;

/** What a form says about the house's own fields, by their names. */
export function readFieldInputs(
  definitions: readonly FieldDefinition[],
  data: FormData,
  pathOf: PathOf = fieldPath,
): Record<string, string | string[] | boolean> {
  const values: Record<string, string | string[] | boolean> = {};
  for (const { name, type, sub_select: sub } of shownFields(definitions)) {
    const path = pathOf(name);
    if (type === "multi-select") {
      values[name] = data.getAll(path).filter((value) => typeof value === "string");
    } else values[name] = type === "checkbox" ? data.has(path) : textOf(data, path);
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
  const ruleOf =
    (name: string): Rule =>
    (_value, data) =>
      validateCustomFields(definitions, readFieldInputs(definitions, data, pathOf), phones)[name];
  return Object.fromEntries(names.map((name) => [pathOf(name), ruleOf(name)]));
}
