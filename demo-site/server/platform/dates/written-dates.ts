// This folder: days and moments as the server writes them, like the pages: in the house's zone unless another one is asked for.
import { HOUSE_ZONE, localTime } from "martillo/domain";

/** How a day is written. */
interface Written {
  /** @default false */
  english?: boolean;
  /** @default the house's */
  zone?: string;
}

/** How a moment is written. */
interface WrittenMoment extends Written {
  /** @default false */
  seconds?: boolean;
}

const ENGLISH_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(" ");

const WEEKDAYS = {
  es: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
};

function two(figure: number): string {
  return String(figure).padStart(2, "0");
}

/** `24-11-2026`; `24 Nov 2026` in English, where figures alone may be read the other way round. */
export function dayText(
  atMs: number,
  { english = false, zone = HOUSE_ZONE }: Written = {},
): string {
  const { year, month, day } = localTime(atMs, zone);
  if (english) return `${day} ${ENGLISH_MONTHS[month - 1]} ${year}`;
  return `${two(day)}-${two(month)}-${year}`;
}

/** `24-11-2026 10:30`, with `seconds` `24-11-2026 10:30:05`; `24 Nov 2026, 10:30` in English. */
export function momentText(atMs: number, written: WrittenMoment = {}): string {
  const { hour, minute, second } = localTime(atMs, written.zone ?? HOUSE_ZONE);
  const time = [hour, minute, ...(written.seconds ? [second] : [])].map(two).join(":");
  return `${dayText(atMs, written)}${written.english ? "," : ""} ${time}`;
}

/** `martes, 24-11-2026 10:30`: for what people write into their week. */
export function appointmentText(atMs: number, written: Written = {}): string {
  const { year, month, day } = localTime(atMs, written.zone ?? HOUSE_ZONE);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return `${WEEKDAYS[written.english ? "en" : "es"][weekday]}, ${momentText(atMs, written)}`;
}
