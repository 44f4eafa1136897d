import type { AutoRelist, LotInspection, LotSchedule } from "../../src/contract";
import { formatMoment, formatMoney, useMessages } from "../../src/i18n";
import { FIELDS } from "./fields";
import { lotEditorMessages } from "./lot-editor.messages";

const KINDS = new Map(
  Object.values(FIELDS)
    .flat()
    .map(({ name, kind }): [string, string] => [name, kind]),
);

/** What a field holds, in one line. */
export function FieldValue({ name, value }: { name: string; value: unknown }) {
  const t = useMessages(lotEditorMessages);
  if (name === "schedule" && value) {
    const { duration_days: count = 0, end_time: time = "" } = value as LotSchedule;
    return `${t("days", { count })} ${time}`;
  }
  if (name === "auto_relist" && value) return t("times", { count: (value as AutoRelist).times });
  if (name === "increments" && Array.isArray(value)) return t("tiers", { count: value.length });
  if (name === "photo_notes" && value) {
    return t("captions", { count: Object.keys(value).length });
  }
  if (name === "damage" && Array.isArray(value)) return t("damages", { count: value.length });
  if (name === "inspection" && value) {
    return t("inspected", { count: (value as LotInspection).points.length });
  }
  if (name === "documents" && Array.isArray(value)) return t("documents", { count: value.length });
  if (name === "pickup" || name === "transport") return t(value ? "given" : "empty");
  if (name.startsWith("custom_fields.") && typeof value === "boolean") {
    return t(value ? "yes" : "no");
  }
  if (name.startsWith("custom_fields.") && Array.isArray(value)) return value.length;
  if (Array.isArray(value)) return t("photos", { count: value.length });
  if (value === "" || (typeof value !== "string" && typeof value !== "number")) return t("empty");
  if (name === "auction") return t(value === 1 ? "kind_auction" : "kind_direct");
  if (name === "reserve_mode") return t(value === "full" ? "mode_full" : "mode_standard");
  if (name === "buy_now_policy") {
    return t(value === "none" ? "empty" : `policy_${value as "until_first_bid"}`);
  }
  const kind = KINDS.get(name);
  if (kind === "money") return formatMoney(String(value), { whole: false });
  if (kind === "moment") return formatMoment(Number(value));
  return String(value);
}
