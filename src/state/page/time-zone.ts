import { useSyncExternalStore } from "react";
import { type TimeZone, timeZone } from "../../i18n";
import { pageRegistry } from "./registry";
import { configure, onPageSettings } from "./settings";

const KEY = "martillo:time-zone";

function isTimeZone(text: string | null): text is TimeZone {
  return text === "Europe/Madrid" || text === "Atlantic/Canary";
}

function zoneNow(): TimeZone {
  return pageRegistry().settings.timeZone ?? timeZone();
}

/** Begins the page in the zone that the visitor chose before; without one it stays as it is. */
export function startTimeZone(): void {
  try {
    const stored = localStorage.getItem(KEY);
    if (isTimeZone(stored)) configure({ timeZone: stored });
  } catch {
    // Storage may be blocked: then nothing was chosen.
  }
}

/** Writes all dates and times of the page in this zone, and keeps it on this device. */
export function chooseTimeZone(zone: TimeZone): void {
  configure({ timeZone: zone });
  try {
    localStorage.setItem(KEY, zone);
  } catch {
    // It lasts as long as the page.
  }
}

/** The zone that dates and times are written in. */
export function useTimeZone(): TimeZone {
  return useSyncExternalStore(onPageSettings, zoneNow, timeZone);
}
