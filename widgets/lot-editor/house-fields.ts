import {
  commonFunctionGetAllDynamicArray,
  type DynamicField,
  VIEW_PAGES,
} from "../../src/contract";
import { MOST_FIELDS } from "../../src/contract/house/field-limits";
import { answerPath, fieldsOfCategory } from "../../src/domain";
import { useQuery } from "../../src/state";
import { useFieldName } from "./field-name";
import type { LotEditorModel } from "./use-lot-editor";

const NONE: readonly DynamicField[] = [];

/** What the house asks of lots of this one's category; `error` where it could not be read. */
export function useLotFields({ values }: Pick<LotEditorModel, "values">) {
  const { data, error, retry } = useQuery(commonFunctionGetAllDynamicArray, {
    view_page: VIEW_PAGES.project,
    limit: MOST_FIELDS,
  });
  const { category } = values;
  const of = typeof category === "string" ? category : "";
  const fields = data ? fieldsOfCategory(data.records, of) : NONE;
  return { fields, error: data ? undefined : error, retry };
}

/** What a field is called, those of the house among them. */
export function useFieldLabel(model: Pick<LotEditorModel, "values">): (name: string) => string {
  const nameOf = useFieldName();
  const { fields } = useLotFields(model);
  const labels = new Map(
    fields.flatMap(({ name, label, sub_select: sub }) => [
      [answerPath(name), label] as const,
      ...(sub ? [[answerPath(sub.name), sub.label] as const] : []),
    ]),
  );
  return (name) =>
    labels.get(name) ?? nameOf(name.startsWith(answerPath("")) ? "custom_fields" : name);
}
