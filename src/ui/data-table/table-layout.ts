/** How the visitor wants a table on this device: which columns, in which order, how close. */
export interface TableLayout {
  /** Columns that were chosen to be shown or hidden, by name; others are as the table proposes. */
  shown: Readonly<Record<string, boolean>>;
  /** Names in the order that was chosen; those that are not named follow. */
  order: readonly string[];
  isCompact: boolean;
}

const PLAIN: TableLayout = { shown: {}, order: [], isCompact: false };
const PREFIX = "martillo-table:";

/** The layout kept for a table; plain where there is none, or where the browser keeps nothing. */
export function readLayout(table: string): TableLayout {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + table) ?? "null");
    if (typeof kept !== "object" || kept === null) return PLAIN;
    const { shown, order, isCompact } = kept as Record<string, unknown>;
    return {
      shown: Object.fromEntries(
        Object.entries(shown ?? {}).filter(([, value]) => typeof value === "boolean"),
      ),
      order: Array.isArray(order) ? order.filter((id) => typeof id === "string") : [],
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
