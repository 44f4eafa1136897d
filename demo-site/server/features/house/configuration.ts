import {
  type Configuration,
  type ConfigurationKey,
  LEAST_PHOTOS,
  type settingConfigurationAction,
  type settingConfigurationHistory,
  type settingConfigurationVariables,
  type settingGetSingleConfiguration,
} from "martillo/contract";
import { SaleSettings } from "martillo/contract/schemas";
import { parseCents, toDecimal } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { displayRange } from "../../platform/lists/display-range";
import { noteDeed } from "../../platform/security/audit";
import { bankFaults } from "./bank-faults";
import {
  type HouseSettings,
  NO_MAINTENANCE,
  readConfigurationHistory,
  readHouseSettings,
  writeSetting,
} from "./settings-repository";
import { changeSettings } from "./settings-writer";

const KEYS: readonly ConfigurationKey[] = [
  "maintenance",
  "features",
  "variables",
  "tables",
  "buyer_premium",
  "listing",
  "sale",
];

export const configurationVariables: Handler<typeof settingConfigurationVariables> = async (
  _input,
  { db },
) => {
  const settings = await readHouseSettings(db);
  return { records: KEYS.map((key) => recordOf(key, settings)) };
};

export const getSingleConfiguration: Handler<typeof settingGetSingleConfiguration> = async (
  { key },
  { db },
) => ({ record: recordOf(key, await readHouseSettings(db)) });

/** The former values, newest first; writing `from` again undoes one. */
export const configurationHistory: Handler<typeof settingConfigurationHistory> = async (
  { key, page, limit },
  { db },
) => {
  const { rows, total } = await readConfigurationHistory(db, key, page, limit);
  return {
    records: rows.map(({ id, at_ms, by_name, from, to }) => ({
      id,
      at: at_ms,
      by: by_name,
      from: from === null ? null : recordOf(key, { [key]: from }).value,
      to: recordOf(key, { [key]: to }).value,
    })),
    totalRecords: total,
    setDisp: displayRange(page, limit, rows.length, total),
  };
};

export const configurationAction: Handler<typeof settingConfigurationAction> = async (
  configuration,
  { db, bus, ports, requireViewer, settingListeners },
) => {
  const { key } = configuration;
  const value = storedValue(configuration);
  if (key === "sale" && configuration.value.verifactu === "sent" && !ports.verifactu) {
    const text = "Falta configurar el servicio que envía los registros (MARTILLO_VERIFACTU_URL).";
    throw new ApiFault("INVALID_INPUT", { fields: { "value.verifactu": text } });
  }
  await changeSettings(db, async (t) => {
    const before = await readHouseSettings(t);
    for (const listener of settingListeners) {
      if (listener.key === key) await listener.keepFormer(t, before);
    }
    await writeSetting(t, key, value);
    const details = { key, from: before[key] ?? null, to: value };
    await noteDeed(t, requireViewer(), "configurationAction", details);
  });
  bus.settingsChanged();
  return { record: recordOf(key, { [key]: value }) };
};

function recordOf(key: ConfigurationKey, settings: Partial<HouseSettings>) {
  switch (key) {
    case "maintenance":
      return { key, value: settings.maintenance ?? NO_MAINTENANCE };
    case "buyer_premium": {
      const tiers = settings.buyer_premium ?? [];
      const value = tiers.map((tier) => ({
        from: toDecimal(tier.fromCents),
        percent: tier.percent,
      }));
      return { key, value };
    }
    case "listing":
      return { key, value: settings.listing ?? { min_photos: LEAST_PHOTOS } };
    case "sale": {
      // What cannot be read counts as not said, as where it is used.
      const read = SaleSettings.safeParse(settings.sale ?? {});
      return { key, value: read.success ? read.data : SaleSettings.parse({}) };
    }
    default:
      return { key, value: settings[key] ?? {} };
  }
}

/** As the table holds it; refuses what makes no sense together. */
function storedValue({ key, value }: Configuration): unknown {
  if (key === "sale") {
    if (value.pickup.start >= value.pickup.end) {
      const text = "La hora de fin debe ser posterior a la de inicio.";
      throw new ApiFault("INVALID_INPUT", { fields: { "value.pickup.end": text } });
    }
    for (const [field, text] of Object.entries(bankFaults(value.bank))) {
      throw new ApiFault("INVALID_INPUT", { fields: { [`value.bank.${field}`]: text } });
    }
    if (value.reservation_max_s < value.reservation_s) {
      const text = "No puede ser menos de lo que dura una reserva.";
      throw new ApiFault("INVALID_INPUT", { fields: { "value.reservation_max_s": text } });
    }
  }
  if (key !== "buyer_premium") return value;
  const tiers = value.map(({ from, percent }) => ({
    fromCents: parseCents(String(from)),
    percent,
  }));
  tiers.forEach((tier, index) => {
    const before = tiers[index - 1];
    const isInOrder = before ? tier.fromCents > before.fromCents : tier.fromCents === 0;
    if (isInOrder) return;
    const text = before ? "Debe ser mayor que el anterior." : "El primer tramo empieza en 0.";
    throw new ApiFault("INVALID_INPUT", { fields: { [`value.${index}.from`]: text } });
  });
  return tiers;
}
