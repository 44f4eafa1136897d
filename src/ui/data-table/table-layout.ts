/** How the visitor wants a table on this device: which columns, in which order, how wide, how close. */
export interface TableLayout {
  /** Columns that were chosen to be shown or hidden, by name; others are as the table proposes. */
  shown: Readonly<Record<string, boolean>>;
  /** Names in the order that was chosen; those that are not named follow. */
  order: readonly string[];
  /** Widths that were chosen, in px by the name of their column; the others are as wide as their content wants. */
  widths: Readonly<Record<string, number>>;
  isCompact: boolean;
}

/** Between these a column can be as wide as a visitor wants it, in px. */
export const COLUMN_WIDTHS = { least: 80, most: 800 };

const PLAIN: TableLayout = { shown: {}, order: [], widths: {}, isCompact: false };
const PREFIX = "martillo-table:";

/** The layout kept for a table; plain where there is none, or where the browser keeps nothing. */
export function readLayout(table: string): TableLayout {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + table) ?? "null");
    if (typeof kept !== "object" || kept === null) return PLAIN;
    const { shown, order, widths, isCompact } = kept as Record<string, unknown>;
    return {
      shown: Object.fromEntries(
        Object.entries(shown ?? {}).filter(([, value]) => typeof value === "boolean"),
      ),
      order: Array.isArray(order) ? order.filter((id) => typeof id === "string") : [],
      widths: Object.fromEntries(
        Object.entries(widths ?? {}).flatMap(([id, width]: [string, unknown]) =>
          typeof width === "number" && Number.isFinite(width) ? [[id, withinWidths(width)]] : [],
        ),
      ),
      isCompact: isCompact === true,
    };
  } catch {
    return PLAIN;
  }
}

/** Keeps it for the next time. */
export function keepLayout(table: string, layout: TableLayout): void {
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(layout));
  } catch {
    // A browser that keeps nothing shows the table as it is proposed the next time.
  }
}

/** The nearest width that a column may have. */
export function withinWidths(width: number): number {
  return Math.round(Math.min(COLUMN_WIDTHS.most, Math.max(COLUMN_WIDTHS.least, width)));
}

/** The layout with a column as wide as that; undefined: as wide as its content wants. */
export function withWidth(layout: TableLayout, id: string, width: number | undefined): TableLayout {
  const { [id]: _, ...others } = layout.widths;
  return {
    ...layout,
    widths: width === undefined ? others : { ...others, [id]: withinWidths(width) },
  };
}

/** Columns in the order that was chosen, without those that are gone. */
export function orderColumns<Column extends { id: string }>(
  columns: readonly Column[],
  order: readonly string[],
): Column[] {
  const rank = new Map(order.map((id, at) => [id, at]));
  return [...columns].sort(
    (a, b) => (rank.get(a.id) ?? order.length) - (rank.get(b.id) ?? order.length),
  );
}
