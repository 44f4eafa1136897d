import { VIEW_PAGES } from "../../src/contract";
import { answerPath, fieldsOfCategory } from "../../src/domain";
import { answerLabels, useHouseFields } from "../../src/patterns/house-answers";
import { useFieldName } from "./field-name";
import type { LotEditorModel } from "./use-lot-editor";

/** What the house asks of lots of this one's category; `error` where it could not be read. */
export function useLotFields({ values }: Pick<LotEditorModel, "values">) {
  const { fields, ...reading } = useHouseFields(VIEW_PAGES.project);
  const { category } = values;
  return {
    ...reading,
    fields: fieldsOfCategory(fields, typeof category === "string" ? category : ""),
  };
}

/** What a field is called, those of the house among them. */
export function useFieldLabel(model: Pick<LotEditorModel, "values">): (name: string) => string {
  const nameOf = useFieldName();
  const { fields } = useLotFields(model);
  const labels = answerLabels(fields);
  return (name) =>
    labels.get(name) ?? nameOf(name.startsWith(answerPath("")) ? "custom_fields" : name);
}
