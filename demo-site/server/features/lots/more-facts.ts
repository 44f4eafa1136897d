/** What buyers read of the answers to the house's own fields of lots. */
import {
  type CustomFieldValues,
  type DynamicField,
  type LotDetail,
  VIEW_PAGES,
} from "martillo/contract";
import { fieldsOfCategory, rowFields } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { readFields } from "../house";
import type { LotRow } from "./lot-row";

type Field = Pick<DynamicField, "name" | "type" | "label" | "options" | "sub_select"> &
  Partial<Pick<DynamicField, "fields">>;
type Value = CustomFieldValues[string];

/** Label and answer of each field of its category that is answered, in their order; nothing where there is none. */
export async function moreFacts(
  db: Db,
  { category, custom_fields: answers }: LotRow,
): Promise<Pick<LotDetail, "more">> {
  if (Object.keys(answers).length === 0) return {};
  const { records } = await readFields(db, { view_page: VIEW_PAGES.project, active: 1 });
  const more = answerFacts(fieldsOfCategory(records, category), answers);
  return more.length > 0 ? { more } : {};
}

/** Label and answer of each field that is answered. */
export function answerFacts(fields: readonly Field[], answers: CustomFieldValues) {
  return fields.flatMap((field) => factsOf(field, answers));
}

function factsOf(field: Field, answers: CustomFieldValues) {
  const { name, label, sub_select: sub } = field;
  const facts = [{ label, value: said(field, answers[name]) }];
  if (sub) {
    const options = Object.values(sub.options).flat();
    const chosen = options.find(({ value }) => value === answers[sub.name]);
    facts.push({ label: sub.label, value: chosen?.label ?? "" });
  }
  return facts.filter(({ value }) => value !== "");
}

function said(field: Field, value: Value | undefined): string {
  if (value === undefined) return "";
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (typeof value === "number") return value.toLocaleString("es-ES");
  if (Array.isArray(value)) return value.map((one) => entry(field, one)).join("; ");
  switch (field.type) {
    case "date":
      return value.split("-").toReversed().join("-");
    case "editor":
      return value
        .replaceAll(/<[^<>]*>/g, " ")
        .replaceAll(/\s+/g, " ")
        .trim();
    default:
      return field.options.find((option) => option.value === value)?.label ?? value;
  }
}

function entry(field: Field, one: string | Readonly<Record<string, unknown>>): string {
  if (typeof one === "string") return said({ ...field, type: "select" }, one);
  return rowFields(field)
    .map((asked) => said(asked, one[asked.name] as Value | undefined))
    .filter((text) => text !== "")
    .join(", ");
}
