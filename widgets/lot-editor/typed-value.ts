/** Between what stands in an input and what goes over the wire. */
import { dayOf, instantOf, localTime, parseCents, toDecimal } from "../../src/domain";
import { centsOfText, textOfCents } from "../../src/ui";
import type { FieldKind } from "./fields";

/** What an input shows of a value. */
export function textOf(kind: FieldKind, value: unknown): string {
  if (typeof value === "string" && kind === "money") return textOfCents(parseCents(value));
  if (typeof value === "number" && kind === "moment") return value === 0 ? "" : momentText(value);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** What a text says; undefined where it says nothing of that kind. An empty one is a field that is not decided. */
export function valueOf(kind: FieldKind, text: string): unknown {
  const trimmed = text.trim();
  switch (kind) {
    case "text":
    case "open":
    case "choice":
    case "area":
      return text;
    case "whole": {
      if (trimmed === "") return null;
      // 42.000, as people write it, but not 42.5.
      const figures = trimmed.replace(/[.\s](?=\d{3}(?:\D|$))/g, "");
      return /^\d{1,9}$/.test(figures) ? Number(figures) : undefined;
    }
    case "money": {
      if (trimmed === "") return null;
      const cents = centsOfText(trimmed);
      return cents === undefined ? undefined : toDecimal(cents);
    }
    case "moment":
      return trimmed === "" ? null : momentOf(trimmed);
    case "photos":
      return undefined;
  }
}

/** `2026-11-24T20:00`, in the house's zone, whatever the device's is. */
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
