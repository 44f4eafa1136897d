import { commonFunctionGetAllDynamicArray, type DynamicField } from "../../contract";
import { MOST_FIELDS } from "../../contract/house/field-limits";
import { answerPath } from "../../domain";
import { useQuery } from "../../state";

const NONE: readonly DynamicField[] = [];

/** What the house asks on one of `VIEW_PAGES`; `error` where it could not be read. */
export function useHouseFields(page: DynamicField["view_page"]) {
  const { data, error, retry } = useQuery(commonFunctionGetAllDynamicArray, {
    view_page: page,
    limit: MOST_FIELDS,
  });
  return { fields: data?.records ?? NONE, error: data ? undefined : error, retry };
}

/** What fields are called, by the names of their inputs. */
export function answerLabels(fields: readonly DynamicField[]): ReadonlyMap<string, string> {
  return new Map(
    fields.flatMap(({ name, label, sub_select: sub }) => [
      [answerPath(name), label] as const,
      ...(sub ? [[answerPath(sub.name), sub.label] as const] : []),
    ]),
  );
}
