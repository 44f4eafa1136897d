import type { IncrementRow } from "../../src/contract";
import { IncrementFields } from "../../src/patterns/increments";
import { useField } from "./LotField";
import type { LotEditorModel } from "./use-lot-editor";

const CLASSES = {
  all: "martillo-lot-editor__wide martillo-lot-editor__photos",
  rows: "martillo-lot-editor__rows",
  row: "martillo-lot-editor__row",
};

/** Steps of this lot's own, in place of the house's. */
export function Increments({ model }: { model: LotEditorModel }) {
  const { t, isFixed, error } = useField("increments", model);
  return (
    <IncrementFields
      label={t("field_increments")}
      value={model.values["increments"] as readonly IncrementRow[] | null}
      onChange={(increments) => model.type({ increments })}
      disabled={isFixed}
      error={error}
      classes={CLASSES}
    />
  );
}
