/** Between what stands in an input and what goes over the wire. */
import { momentOf, momentText, parseCents, toDecimal } from "../../src/domain";
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

export { momentOf, momentText } from "../../src/domain";
