import { formatMoment } from "../../src/i18n";

/** What a field holds, in one line. */
export function fieldText(name: string, value: unknown): string {
  if (name.startsWith("date_") && typeof value === "number") return formatMoment(value);
  if (typeof value === "string" && value !== "") return value;
  if (typeof value === "number") return String(value);
  return value === null || value === "" ? "—" : "…";
}
