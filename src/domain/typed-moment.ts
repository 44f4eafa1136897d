import { dayOf, instantOf, localTime } from "./local-time";

/** `2026-11-24T20:00`, in the house's zone, also where the device has another one. */
export function momentText(epochMs: number): string {
  const { hour, minute } = localTime(epochMs);
  const two = (figure: number) => String(figure).padStart(2, "0");
  return `${dayOf(epochMs)}T${two(hour)}:${two(minute)}`;
}

/** The moment of what an input for day and time says, in the house's zone; undefined while it is not complete. */
export function momentOf(text: string): number | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts;
  return instantOf({ year, month, day, hour, minute, second: 0, millisecond: 0 });
}
