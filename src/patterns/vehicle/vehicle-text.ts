import { VEHICLE, type VehicleField, type VehicleFieldName } from "../../contract";
import { formatNumber, type SayPhrase, type Translate } from "../../i18n";

/** Says what fields are called: `useMessages(vehicleMessages)`. */
export type VehicleWords = Translate<VehicleFieldName>;

/** Whether a field of a lot is one of its vehicle. */
export function isVehicleField(name: string): name is VehicleFieldName {
  return Object.hasOwn(VEHICLE, name);
}

/** What the numbers of a field count, in the words of the page; undefined for a year, which is just that. */
export function vehicleUnit(name: VehicleFieldName, say: SayPhrase): string | undefined {
  const { unit }: VehicleField = VEHICLE[name];
  return unit && say(unit);
}

/** A value as people read it: `84.500 km`, `2019`, `Diésel`. */
export function vehicleText(
  name: VehicleFieldName,
  value: string | number,
  say: SayPhrase,
): string {
  if (typeof value === "string") return say(value);
  const unit = vehicleUnit(name, say);
  return unit === undefined ? String(value) : `${formatNumber(value)} ${unit}`;
}
