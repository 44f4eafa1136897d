/** Whom a letter goes to, and where. */
import type { MarketTimeZone, NotificationMedium, Preferences } from "martillo/contract";
import { LanguageSet } from "martillo/contract/schemas";
import type { Db } from "../../platform/db/db";
import { isSmsCountry, type ServerConfig } from "../../platform/call/config";
import { readPreferences } from "../profile";
import { readReaderRow } from "./reader-repository";

export interface Reader {
  id: number;
  firstName: string;
  language: LanguageSet;
  zone: MarketTimeZone;
  wants: Preferences["notifications"];
  /** Addresses that are known to be theirs; null where there is none. */
  addresses: Readonly<Record<NotificationMedium, string | null>>;
}

/** Undefined for an account that is closed, or may not bid: it hears of nothing here. */
export async function readReader(
  t: Db,
  userId: number,
  { sms }: Pick<ServerConfig, "sms">,
): Promise<Reader | undefined> {
  const row = await readReaderRow(t, userId);
  if (!row || row.status !== "active") return undefined;
  const preferences = await readPreferences(t, userId);
  const { phone } = row;
  return {
    id: userId,
    firstName: row.first_name,
    language: languageOf(preferences.language, row.country),
    zone: preferences.time_zone,
    wants: preferences.notifications,
    addresses: {
      // Anybody can write any address into a form.
      mail: row.email_verified ? row.email : null,
      sms: phone !== null && isSmsCountry(phone, sms) ? phone : null,
    },
  };
}

const BY_COUNTRY: Readonly<Record<string, LanguageSet>> = {
  AR: "for_argentina",
  UY: "for_uruguay",
};

function languageOf(chosen: string | null, country: string): LanguageSet {
  return LanguageSet.safeParse(chosen).data ?? BY_COUNTRY[country] ?? "for_spanish";
}
