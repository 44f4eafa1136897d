import type {
  Configuration,
  ConfigurationKey,
  settingConfigurationAction,
  settingConfigurationVariables,
  settingGetSingleConfiguration,
} from "martillo/contract";
import { parseCents, toDecimal } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { noteDeed } from "../../platform/security/audit";
import { freezePremium } from "./premium";
import { NO_MAINTENANCE, readPublicSettings, type PublicSettings } from "./settings-repository";
import { changeSettings, writeSetting } from "./settings-writer";

const KEYS: readonly ConfigurationKey[] = [
  "maintenance",
  "features",
  "variables",
  "tables",
  "buyer_premium",
];

export const configurationVariables: Handler<typeof settingConfigurationVariables> = async (
  _input,
  { db },
) => {
  const settings = await readPublicSettings(db);
  return { records: KEYS.map((key) => recordOf(key, settings)) };
};

export const getSingleConfiguration: Handler<typeof settingGetSingleConfiguration> = async (
  { key },
  { db },
) => ({ record: recordOf(key, await readPublicSettings(db)) });

export const configurationAction: Handler<typeof settingConfigurationAction> = async (
  configuration,
  { db, bus, requireViewer },
) => {
  const { key } = configuration;
  const value = storedValue(configuration);
  await changeSettings(db, async (t) => {
    const before = await readPublicSettings(t);
    // Bidders of a lot go on by the terms that they began with.
    if (key === "buyer_premium") await freezePremium(t, before.buyer_premium ?? []);
    await writeSetting(t, key, value);
    const details = { key, from: before[key] ?? null, to: value };
    await noteDeed(t, requireViewer(), "configurationAction", details);
  });
  bus.settingsChanged();
  return { record: recordOf(key, { [key]: value }) };
};

function recordOf(key: ConfigurationKey, settings: Partial<PublicSettings>) {
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
    default:
      return { key, value: settings[key] ?? {} };
  }
}

/** As the table holds it; refuses what makes no sense together. */
function storedValue({ key, value }: Configuration): unknown {
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
