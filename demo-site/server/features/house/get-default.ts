import { LANGUAGES } from "martillo/contract";
import type { commonGetDefault, Defaults, TableEntry } from "martillo/contract";
import {
  dateFormatsOf,
  DEFAULT_INCREMENTS,
  isListedAddress,
  languageOfCountry,
  MARKET,
  toDecimal,
  toIncrementRows,
} from "martillo/domain";
import type { Handler } from "../../platform/call/mount";
import { readPhrases } from "./phrase-repository";
import { HOUSE_TABLES, withStaffEntries } from "./house-tables";
import { readingOf } from "../../platform/languages";
import { waysIn } from "./ways-in";
import {
  NO_MAINTENANCE,
  readKinds,
  readPublicSettings,
  type KindRow,
  type MaintenanceSetting,
} from "./settings-repository";

export const getDefault: Handler<typeof commonGetDefault> = async ({ for: set }, ctx) => {
  const [settings, written, kinds, country] = await Promise.all([
    ctx.cache.get("settings", () => readPublicSettings(ctx.db)),
    ctx.cache.get(`settings:phrases:${set}`, () => readPhrases(ctx.db, set)),
    ctx.cache.get("kinds", () => readKinds(ctx.db)),
    ctx.country(),
  ]);
  const ways = waysIn(ctx);
  const { dateFormat, dateTimeFormat } = dateFormatsOf(ctx.config.dateFormat);
  const premium = settings.buyer_premium ?? [];
  return {
    tables: tablesFor(kinds, settings.tables ?? {}),
    variables: { ...ways.variables, ...settings.variables },
    features: { ...ways.features, ...settings.features },
    languages: [...LANGUAGES],
    phrases: {
      ...readingOf(set).phrases,
      ...Object.fromEntries(written.map(({ key, text }) => [key, text])),
    },
    bid_increments: { default: toIncrementRows(settings.bid_increments ?? DEFAULT_INCREMENTS) },
    buyer_premium: premium.map(({ fromCents, percent }) => ({
      from: toDecimal(fromCents),
      percent,
    })),
    categories: kinds
      .filter((kind) => kind.variable === "category")
      .map((kind) => ({ key: kind.value, name: kind.value, active_lots: kind.active_lots })),
    market: {
      country,
      language: languageOfCountry(country),
      default_country: MARKET.country,
      default_state: MARKET.state,
      currency: MARKET.currency,
      locale: MARKET.numberLocale,
      date_format: dateFormat,
      datetime_format: dateTimeFormat,
    },
    maintenance: maintenanceFor(ctx.ip, settings.maintenance ?? NO_MAINTENANCE),
  };
};

function tablesFor(
  kinds: readonly KindRow[],
  written: Record<string, TableEntry[]>,
): Record<string, TableEntry[]> {
  const tables = withStaffEntries({ ...HOUSE_TABLES, ...tablesOf(kinds) }, written);
  // Older pages know it by this name.
  return { ...tables, bidding_plan: tables["bidding_plans"] ?? [] };
}

/** Of the addresses that are listed a caller learns no other than its own. */
function maintenanceFor(ip: string, setting: MaintenanceSetting): Defaults["maintenance"] {
  const isListed = isListedAddress(setting.exclude_ip, ip);
  return {
    ...setting,
    exclude_ip: isListed ? ip : "",
    address_matches: isListed ? 1 : 0,
  };
}

/** Options of forms and filters, one table per variable. A model names its brand as its level. */
function tablesOf(kinds: readonly KindRow[]): Record<string, TableEntry[]> {
  const tables: Record<string, TableEntry[]> = {};
  for (const { variable, value, parent } of kinds) {
    (tables[variable] ??= []).push({
      id: value,
      description: value,
      variable,
      ...(parent !== null && { level_id: parent }),
      active: 1,
    });
  }
  return tables;
}
