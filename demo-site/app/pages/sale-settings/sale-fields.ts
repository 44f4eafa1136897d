import type { saleSettingsMessages } from "./sale-settings.messages";

type Text = keyof (typeof saleSettingsMessages)["texts"];

/** A number of the settings; `unit` of what is stored make one of what is shown. */
export interface NumberField {
  path: string;
  label: Text;
  unit?: number;
  /** Nothing typed is null. */
  isOptional?: boolean;
  /** Euro: cents are written whole, as on a price. */
  isMoney?: boolean;
}

const MINUTE_S = 60;

export const PAYMENT: readonly NumberField[] = [
  { path: "payment_days", label: "payment_days" },
  { path: "admin_fee", label: "admin_fee", isMoney: true },
  { path: "ownership_certificate", label: "ownership_certificate", isMoney: true },
];
/** What the house takes of sellers, and when it pays them. */
export const SELLERS: readonly NumberField[] = [
  { path: "seller_commission.percent", label: "commission_percent" },
  { path: "seller_commission.minimum", label: "commission_minimum", isMoney: true },
  {
    path: "seller_commission.maximum",
    label: "commission_maximum",
    isMoney: true,
    isOptional: true,
  },
  { path: "payout_days", label: "payout_days" },
];
export const OFFERS: readonly NumberField[] = [
  { path: "offer_hours", label: "offer_hours" },
  { path: "offer_minimum_percent", label: "offer_minimum_percent" },
  { path: "consent_hours", label: "consent_hours" },
  { path: "decision_hours", label: "decision_hours" },
];
export const BIDS: readonly NumberField[] = [
  { path: "withdrawal_grace", label: "withdrawal_grace" },
];
export const RESERVATIONS: readonly NumberField[] = [
  { path: "reservation_s", label: "reservation_s", unit: MINUTE_S },
  { path: "reservation_max_s", label: "reservation_max_s", unit: MINUTE_S },
  { path: "holds", label: "holds" },
];
export const PICKUP: readonly NumberField[] = [
  { path: "pickup.timeframe_min", label: "timeframe_min" },
  { path: "pickup.per_slot", label: "per_slot" },
  { path: "change_before_hours", label: "change_before_hours" },
  { path: "storage.free_days", label: "free_days" },
  { path: "storage.per_day", label: "per_day", isMoney: true },
];
export const TIMES = [
  { path: "pickup.start", label: "start" },
  { path: "pickup.end", label: "end" },
] as const;
export const BANK = [
  { path: "bank.holder", label: "holder", hint: "holderHint" },
  { path: "bank.iban", label: "iban", hint: "ibanHint" },
] as const;
export const WITHDRAWAL = [
  { path: "withdrawal.direct", label: "direct" },
  { path: "withdrawal.auction", label: "auction" },
] as const;

export const RETURNS: readonly NumberField[] = [
  { path: "loss_maximum_percent", label: "loss_maximum_percent" },
];

const NUMBERS = [
  ...PAYMENT,
  ...SELLERS,
  ...OFFERS,
  ...BIDS,
  ...RESERVATIONS,
  ...PICKUP,
  ...RETURNS,
];

const LABELS = new Map<string, Text>([
  ...[...NUMBERS, ...TIMES, ...BANK, ...WITHDRAWAL].map(
    ({ path, label }) => [path, label] as const,
  ),
  ["holidays", "holidays"],
  ["invoicing", "invoicing"],
  ["verifactu", "verifactu"],
  ["thank_you", "thank_you"],
  ["pickup.weekdays", "weekdays"],
]);

/** The label of a value, or undefined where this page does not know it. */
export function labelOf(path: string): Text | undefined {
  return LABELS.get(path);
}

/** A value as it is shown and typed. */
export function shownValue(path: string, value: unknown): unknown {
  const unit = NUMBERS.find((one) => one.path === path)?.unit ?? 1;
  return typeof value === "number" ? value / unit : value;
}

/** The same as text in the input of a form: `55,70`. */
export function typedValue(path: string, value: unknown, locale: string): string {
  const shown = shownValue(path, value);
  // No limit is set, or settings of before know none.
  if (typeof shown !== "number") return typeof shown === "string" ? shown : "";
  const isMoney = NUMBERS.find((one) => one.path === path)?.isMoney ?? false;
  const text = isMoney && !Number.isInteger(shown) ? shown.toFixed(2) : String(shown);
  return locale.startsWith("en") ? text : text.replace(".", ",");
}

/** The settings as one list: `pickup.start` and its value. Lists stay whole. */
export function flatten(value: unknown, above = ""): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { [above]: value };
  }
  const parts = Object.entries(value).map(([name, part]) =>
    flatten(part, above === "" ? name : `${above}.${name}`),
  );
  return Object.assign({}, ...parts) as Record<string, unknown>;
}

/** The typed settings, in the format of the call; `faults` names the fields whose text is no number. */
export function readForm(data: FormData): { value: object; faults: string[] } {
  const faults: string[] = [];
  const root: Record<string, unknown> = {};
  function put(path: string, value: unknown) {
    const [name = "", inner] = path.split(".");
    if (inner === undefined) root[name] = value;
    else root[name] = { ...(root[name] as object | undefined), [inner]: value };
  }
  function text(path: string): string {
    const typed = data.get(path);
    return typeof typed === "string" ? typed.trim() : "";
  }
  for (const { path, unit = 1, isOptional = false } of NUMBERS) {
    const typed = text(path).replace(",", ".");
    if (typed === "" && isOptional) {
      put(path, null);
      continue;
    }
    const number = typed === "" ? Number.NaN : Number(typed);
    if (Number.isNaN(number)) faults.push(path);
    put(path, number * unit);
  }
  for (const { path } of TIMES) put(path, text(path));
  for (const { path } of WITHDRAWAL) put(path, data.has(path));
  put("pickup.weekdays", data.getAll("pickup.weekdays").map(Number));
  put("holidays", text("holidays").split(/\s+/).filter(Boolean));
  put("invoicing", text("invoicing"));
  put("verifactu", text("verifactu"));
  for (const { path } of BANK) put(path, text(path));
  put("thank_you", text("thank_you"));
  return { value: root, faults };
}

/** What differs between two states, by path. */
export function changesOf(
  from: unknown,
  to: unknown,
): readonly { path: string; from: unknown; to: unknown }[] {
  const before = flatten(from);
  return Object.entries(flatten(to))
    .filter(([path, value]) => JSON.stringify(value) !== JSON.stringify(before[path]))
    .map(([path, value]) => ({ path, from: before[path], to: value }));
}

/** A Sunday. */
const SUNDAY_MS = Date.UTC(2026, 0, 4, 12);
const DAY_MS = 86_400_000;

/** The name of a day of the week; 0 is Sunday. */
export function weekdayName(day: number, locale: string): string {
  const names = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  return names.format(SUNDAY_MS + day * DAY_MS);
}
