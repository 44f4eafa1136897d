import { useMessages } from "../../src/i18n";
import { isVehicleField, vehicleMessages } from "../../src/patterns/vehicle";
import { lotEditorMessages } from "./lot-editor.messages";

/** What fields of a lot are called: those of the vehicle as everywhere, the others as the editor says. */
export function useFieldName(): (name: string) => string {
  const t = useMessages(lotEditorMessages);
  const word = useMessages(vehicleMessages);
  return (name) => (isVehicleField(name) ? word(name) : t(`field_${name}` as "field_other"));
}
