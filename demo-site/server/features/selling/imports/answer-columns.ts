/** Columns of a sheet for what the house asks of lots: `x:llaves`. */
import type { CustomFieldValues, DynamicField } from "martillo/contract";
import { CellRefused, dayOfText, decimalTextOf } from "./cell-values";
import type { Column } from "./columns";
import { folded } from "./value-lists";

type Options = DynamicField["options"];

const YES = new Set(["si", "yes", "x", "1", "verdadero", "true"]);
const NO = new Set(["no", "0", "falso", "false"]);

/** A column for each field that fits into a cell, and for what depends on its answer. Rows of answers do not. */
export function answerColumns(definitions: readonly DynamicField[]): Column[] {
  return definitions.flatMap((field) => {
    if (field.type === "rows") return [];
    const { sub_select: sub } = field;
    const options = sub ? Object.values(sub.options).flat() : [];
    return [
      columnFor(
        field.name,
        field.label,
        (cell, { number }) => answerOf(field, cell, number),
        field.options,
      ),
      ...(sub ? [columnFor(sub.name, sub.label, (cell) => oneOf(options, cell), options)] : []),
    ];
  });
}

function columnFor(name: string, label: string, read: Column["read"], options: Options): Column {
  return {
    key: `x:${name}`,
    heading: `x:${name}`,
    names: [label],
    example: "",
    read,
    write: ({ custom_fields: answers }) => textOf(answers[name], options),
  };
}

/** As a form sends it; a value that is no answer is refused by the same check. */
function answerOf(
  { type, options }: DynamicField,
  cell: string,
  number: number | undefined,
): unknown {
  switch (type) {
    case "checkbox":
      if (YES.has(folded(cell))) return true;
      if (NO.has(folded(cell))) return false;
      throw new CellRefused("Escriba Sí o No.");
    case "select":
    case "radio":
      return oneOf(options, cell);
    case "multi-select":
      return cell
        .split(";")
        .map((part) => part.trim())
        .filter((part) => part !== "")
        .map((part) => oneOf(options, part));
    case "number":
    case "decimal":
      // The house's own check takes a point, and no mark between thousands.
      return number === undefined ? decimalTextOf(cell) : cell.replace(",", ".");
    case "date":
      return dayOfText(cell);
    default:
      return cell;
  }
}

/** By its label or its value. */
function oneOf(options: Options, cell: string): string {
  const wanted = folded(cell);
  const found = options.find(({ value, label }) =>
    [value, label].some((one) => folded(one) === wanted),
  );
  if (found) return found.value;
  const labels = options.map(({ label }) => label);
  throw new CellRefused(`Escriba uno de estos valores: ${labels.join(", ")}.`);
}

function textOf(answer: CustomFieldValues[string] | undefined, options: Options): string {
  if (typeof answer === "boolean") return answer ? "Sí" : "No";
  if (Array.isArray(answer)) {
    return answer.map((one) => (typeof one === "string" ? labelOf(one, options) : "")).join("; ");
  }
  if (typeof answer === "number") return String(answer).replace(".", ",");
  return typeof answer === "string" ? labelOf(answer, options) : "";
}

function labelOf(value: string, options: Options): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
