import { fieldPath, shownFields } from "../domain/custom-fields";
import { phoneRules } from "../domain/phone";
import { DynamicFieldControl } from "./DynamicFieldControl";
import type { DynamicFieldsProps } from "./dynamic-fields-props";

/** Fields that the house asks for, from their definitions. */
export function DynamicFields({
  definitions,
  values = {},
  field,
  pathOf = fieldPath,
  disabled = false,
  phones = phoneRules(),
  draw = {},
}: DynamicFieldsProps) {
  return shownFields(definitions).map((definition) => (
    <DynamicFieldControl
      key={definition.name}
      definition={definition}
      values={values}
      errorOf={(name) => field(pathOf(name)).error}
      pathOf={pathOf}
      disabled={disabled}
      phones={phones}
      draw={draw}
      Fields={DynamicFields}
    />
  ));
}
