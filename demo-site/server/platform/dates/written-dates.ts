// This folder: days and moments as the server writes them, like the pages: in the house's zone unless another one is asked for.
import type { LanguageSet } from "martillo/contract";
import { HOUSE_ZONE, localTime } from "martillo/domain";
import { rulesFor } from "../languages";

/** How a day is written. */
interface Written {
  /** @default Spain's */
  language?: LanguageSet | undefined;
  /** @default the house's */
  zone?: string;
}

/** How a moment is written. */
interface WrittenMoment extends Written {
  /** @default false */
  seconds?: boolean;
}

function two(figure: number): string {
  return String(figure).padStart(2, "0");
}

/** `24-11-2026`; `24 Nov 2026` in English. */
export function dayText(atMs: number, { language, zone = HOUSE_ZONE }: Written = {}): string {
  const { year, month, day } = localTime(atMs, zone);
  return rulesFor(language).day(year, month, day);
}

/** `24-11-2026 10:30`, with `seconds` `24-11-2026 10:30:05`; `24 Nov 2026, 10:30` in English. */
export function momentText(atMs: number, written: WrittenMoment = {}): string {
  const { hour, minute, second } = localTime(atMs, written.zone ?? HOUSE_ZONE);
  const time = [hour, minute, ...(written.seconds ? [second] : [])].map(two).join(":");
  return rulesFor(written.language).moment(dayText(atMs, written), time);
}

/** `martes, 24-11-2026 10:30`: for what people write into their week. */
export function appointmentText(atMs: number, written: Written = {}): string {
  const { year, month, day } = localTime(atMs, written.zone ?? HOUSE_ZONE);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  const { weekdays } = rulesFor(written.language);
  return `${weekdays[weekday]}, ${momentText(atMs, written)}`;
}
