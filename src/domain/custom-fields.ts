import { EMAIL_TEXTS, emailFault, plainEmail } from "../contract/accounts/email-pattern";
import { isPostalCode, plainPostalCode, POSTAL_CODE_TEXT } from "../contract/places/postal-code";
import type { CustomFieldValues, DynamicField, FieldOption, RowValues } from "../contract";
import { dayProblem, decimalOf, FIELD_TEXTS, isBlank, isCalendarDay } from "./field-rules";
import { isTaxField, isTaxId, plainId } from "./spanish-id";
import { phoneProblem, type PhoneRules, phoneRules } from "./phone";

/** What validation has to know of a field. */
export type FieldDefinition = Pick<
  DynamicField,
  "name" | "type" | "label" | "is_required" | "active" | "options" | "sub_select" | "show_order"
> &
  Partial<Pick<DynamicField, "fields">>;

type Value = CustomFieldValues[string];
type Reading = { value: Value } | { problem: string };

const LONGEST_LINE = 250;
const LONGEST_TEXT = 5000;
const LONGEST_HTML = 20_000;
const MOST_ROWS = 50;

/** Texts of our own; the fixed ones are in `FIELD_TEXTS`. */
const TEXTS = {
  notListed: "Elija un valor de la lista.",
  notADay: "La fecha no es válida.",
  wrongRow: "Revise lo que ha añadido.",
  tooManyRows: `Como mucho ${MOST_ROWS}.`,
  tooLong: (most: number) => `Como mucho ${most} caracteres.`,
} as const;

/** Fields that an account has columns of its own for: they are sent beside `custom_fields`, not in it. */
export const ACCOUNT_FIELDS = [
  "email",
  "first_name",
  "last_name",
  "companyname",
  "phone",
  "address1",
  "address2",
  "city",
  "state",
  "zip",
] as const;

const accountFields: ReadonlySet<string> = new Set(ACCOUNT_FIELDS);

/** Whether a field of an account's form has a column of its own. */
export function isAccountField(name: string): boolean {
  return accountFields.has(name);
}

/** Name of a field's input, and of its error on the wire: `city`, `custom_fields.dni`. */
export function fieldPath(name: string): string {
  return isAccountField(name) ? name : answerPath(name);
}

/** Name of the input of an answer about a lot, of its fault, and of its change in the history. */
export function answerPath(name: string): string {
  return `custom_fields.${name}`;
}

/** The fields that are asked for, in their order. */
export function shownFields<Field extends Pick<DynamicField, "active" | "show_order">>(
  definitions: readonly Field[],
): Field[] {
  return definitions
    .filter((definition) => definition.active !== 2)
    .sort((one, other) => one.show_order - other.show_order);
}

/** The fields that are asked of lots of a category: removed ones and those of other categories are not. */
export function fieldsOfCategory<
  Field extends Pick<DynamicField, "active" | "show_order" | "for_categories">,
>(definitions: readonly Field[], category: string): Field[] {
  return shownFields(definitions).filter(
    ({ for_categories: only }) => only.length === 0 || only.includes(category),
  );
}

/** Options of the second choice of a field, once the first is made. */
export function subOptions(
  { sub_select: sub }: Pick<DynamicField, "sub_select">,
  chosen: string,
): readonly FieldOption[] {
  return (sub && Object.hasOwn(sub.options, chosen) && sub.options[chosen]) || [];
}

/** What each entry of a field of kind `rows` is asked, as fields of their own. */
export function rowFields({ fields = [] }: Partial<Pick<DynamicField, "fields">>) {
  return fields.map((field, at) => ({
    ...field,
    active: 1 as const,
    sub_select: null,
    show_order: at,
  }));
}

/** The faults of the answers to the house's own fields, by their name; the same on both sides of the wire. */
export function validateCustomFields(
  definitions: readonly FieldDefinition[],
  values: Readonly<Record<string, unknown>>,
  phones?: PhoneRules,
): Record<string, string> {
  return readCustomFields(definitions, values, phones).problems;
}

/** The answers as they are stored, and the faults of the others. An answer that was not asked for is left out. */
export function readCustomFields(
  definitions: readonly FieldDefinition[],
  values: Readonly<Record<string, unknown>>,
  phones: PhoneRules = phoneRules(),
): { values: CustomFieldValues; problems: Record<string, string> } {
  const read: [string, Value][] = [];
  const problems: [string, string][] = [];

  function take(name: string, isRequired: boolean, readValue: (given: unknown) => Reading): void {
    const given = Object.hasOwn(values, name) ? values[name] : undefined;
    if (isBlank(given)) {
      if (isRequired) problems.push([name, FIELD_TEXTS.required]);
      // An answer that is taken back is stored as none.
      else if (given !== undefined && given !== null) read.push([name, given as Value]);
      return;
    }
    const reading = readValue(given);
    if ("problem" in reading) problems.push([name, reading.problem]);
    else read.push([name, reading.value]);
  }

  for (const field of shownFields(definitions)) {
    take(field.name, field.is_required === 1, (given) => readValue(field, given, phones));
    const { sub_select: sub } = field;
    if (!sub) continue;
    const chosen = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    const options = subOptions(field, typeof chosen === "string" ? chosen : "");
    take(sub.name, sub.is_required === 1 && options.length > 0, (given) => oneOf(options, given));
  }
  return { values: Object.fromEntries(read), problems: Object.fromEntries(problems) };
}

function readValue(definition: FieldDefinition, given: unknown, phones: PhoneRules): Reading {
  const { type, options } = definition;
  switch (type) {
    case "checkbox":
      return { value: given === true || given === "on" || given === "1" || given === 1 };
    case "multi-select":
      return someOf(options, given);
    case "rows":
      return readRows(definition, given, phones);
    case "select":
    case "radio":
      return oneOf(options, given);
    case "number":
    case "decimal": {
      const number = decimalOf(String(given));
      return number === undefined || !Number.isFinite(number)
        ? { problem: FIELD_TEXTS.decimal }
        : { value: number };
    }
    default:
      if (typeof given !== "string" && typeof given !== "number") {
        return { problem: TEXTS.notListed };
      }
      return type === "phone"
        ? readPhone(String(given).trim(), phones)
        : readText(definition, String(given).trim());
  }
}

/** Every entry is read by itself; one that is wrong makes the whole field wrong. */
function readRows(definition: FieldDefinition, given: unknown, phones: PhoneRules): Reading {
  if (!Array.isArray(given)) return { problem: TEXTS.wrongRow };
  if (given.length > MOST_ROWS) return { problem: TEXTS.tooManyRows };
  const fields = rowFields(definition);
  const rows: RowValues[] = [];
  for (const row of given as readonly unknown[]) {
    if (typeof row !== "object" || row === null) return { problem: TEXTS.wrongRow };
    const { values, problems } = readCustomFields(fields, { ...row }, phones);
    if (Object.keys(problems).length > 0) return { problem: TEXTS.wrongRow };
    rows.push(rowOf(values));
  }
  return { value: rows };
}

/** Answers as one entry of a field: entries hold no entries. */
export function rowOf(values: CustomFieldValues): RowValues {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, RowValues[string]] => {
      const [, value] = entry;
      return !Array.isArray(value) || value.every((item) => typeof item === "string");
    }),
  );
}

function readPhone(text: string, { fault, toSend }: PhoneRules): Reading {
  const problem = phoneProblem(fault(text));
  return problem === undefined ? { value: toSend(text) } : { problem };
}

function readText({ name, type }: FieldDefinition, text: string): Reading {
  const problem = textProblem(type, text);
  if (problem !== undefined) return { problem };
  if (type === "zip") return { value: plainPostalCode(text) };
  if (type === "email") return { value: plainEmail(text) };
  return { value: isTaxField(name) && isTaxId(text) ? plainId(text) : text };
}

const LONGEST: Readonly<Record<string, number>> = {
  textarea: LONGEST_TEXT,
  editor: LONGEST_HTML,
};

function textProblem(type: string, text: string): string | undefined {
  switch (type) {
    case "date":
      if (/^\d{5}/.test(text)) return FIELD_TEXTS.tooLate;
      return isCalendarDay(text) ? dayProblem(text) : TEXTS.notADay;
    case "email": {
      const fault = emailFault(text);
      return fault === null ? undefined : EMAIL_TEXTS[fault];
    }
    case "zip":
      if (!/^\d+$/.test(plainPostalCode(text))) return FIELD_TEXTS.digits;
      return isPostalCode(text) ? undefined : POSTAL_CODE_TEXT;
    default: {
      const most = LONGEST[type] ?? LONGEST_LINE;
      return text.length <= most ? undefined : TEXTS.tooLong(most);
    }
  }
}

function oneOf(options: readonly FieldOption[], given: unknown): Reading {
  const option = options.find(({ value }) => value === given);
  return option ? { value: option.value } : { problem: TEXTS.notListed };
}

function someOf(options: readonly FieldOption[], given: unknown): Reading {
  const chosen = Array.isArray(given) ? given : [given];
  const listed = options.filter(({ value }) => chosen.includes(value)).map(({ value }) => value);
  return listed.length === new Set(chosen).size ? { value: listed } : { problem: TEXTS.notListed };
}
