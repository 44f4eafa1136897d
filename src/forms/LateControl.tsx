import { rowFields } from "../domain/custom-fields";
import { useMessages } from "../i18n";
import { ErrorState, Spinner } from "../ui";
import type { DrawnFields, FieldsOfEntry, FieldToShow } from "./dynamic-fields-props";
import { formsMessages } from "./forms.messages";
import type { Row } from "./use-rows";
import { defineChunk, useChunk } from "../late";

const controlsChunk = defineChunk(() => import("./late-controls"));

export interface LateControlProps {
  definition: FieldToShow;
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  disabled: boolean;
  /** The answer before. */
  value: unknown;
  /** Lines of an entry that the form draws by itself. */
  draw: DrawnFields;
  Fields: FieldsOfEntry;
}

/** A text with emphasis, or several entries; the code for them comes when one of them is shown. */
export function LateControl({
  definition,
  value,
  disabled,
  draw,
  Fields,
  ...field
}: LateControlProps) {
  const t = useMessages(formsMessages);
  const { module, hasFailed } = useChunk(controlsChunk, true);
  if (hasFailed) {
    return <ErrorState title={t("notLoaded")} onRetry={() => void controlsChunk.load()} />;
  }
  if (!module) {
    return (
      <p className="martillo-field" part="field">
        {field.label} <Spinner />
      </p>
    );
  }
  if (definition.type === "editor") {
    return (
      <module.EditorField
        {...field}
        disabled={disabled}
        {...(typeof value === "string" && value !== "" && { defaultValue: value })}
      />
    );
  }
  return (
    <module.RepeatingRows
      {...field}
      fields={rowFields(definition)}
      defaultRows={rowsOf(value)}
      draw={draw}
      Fields={Fields}
      summary={(row) => summaryOf(definition, row, draw)}
    />
  );
}

/** As they were stored, or as the form has written them down. */
function rowsOf(value: unknown): readonly Row[] {
  const rows: unknown = typeof value === "string" && value !== "" ? JSON.parse(value) : value;
  return Array.isArray(rows) ? (rows as Row[]) : [];
}

/** An entry in one line, in the words that its options have; a field that is drawn otherwise is left out. */
function summaryOf({ fields = [] }: FieldToShow, row: Row, draw: DrawnFields): string {
  return fields
    .filter(({ name }) => !Object.hasOwn(draw, name))
    .map(({ name, options }) => {
      const answer = row[name];
      return options.find(({ value }) => value === answer)?.label ?? String(answer ?? "");
    })
    .filter((text) => text !== "")
    .join(" · ");
}
