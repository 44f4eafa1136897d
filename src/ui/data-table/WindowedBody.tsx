import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useRef } from "react";
import { useStyles } from "../adopt-styles";
import styles from "./data-table.css?inline";

interface WindowedBodyProps<Row> {
  "aria-label": string;
  rows: readonly Row[];
  rowId: (row: Row) => number;
  drawRow: (row: Row, extra: object) => ReactNode;
  isCompact: boolean;
  columnCount: number;
  head: ReactNode;
}

/** A table of many rows, of which only those are drawn that can be seen; it tells how many there are and which these are. */
export function WindowedBody<Row>({
  rows,
  rowId,
  drawRow,
  isCompact,
  columnCount,
  head,
  ...rest
}: WindowedBodyProps<Row>) {
  const scroll = useRef<HTMLDivElement>(null);
  // Before it is measured: without its rules it is as high as all of its rows.
  useStyles(scroll, styles);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is kept between two renders
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => (isCompact ? 45 : 61),
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : rowId(row);
    },
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div
      ref={scroll}
      className="martillo-table__scroll martillo-table__window"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
      tabIndex={0}
      role="group"
      aria-label={rest["aria-label"]}
    >
      <table className="martillo-table__table" aria-rowcount={rows.length + 1} {...rest}>
        {head}
        <tbody>
          <Gap height={before} columnCount={columnCount} />
          {items.map(({ index }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return drawRow(row, {
              ref: virtualizer.measureElement,
              "data-index": index,
              "aria-rowindex": index + 2,
            });
          })}
          <Gap height={after} columnCount={columnCount} />
        </tbody>
      </table>
    </div>
  );
}

/** The place of rows that are not drawn. */
function Gap({ height, columnCount }: { height: number; columnCount: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className="martillo-table__gap">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- holds a place, and says nothing */}
      <td colSpan={columnCount} style={{ blockSize: `${height}px` }} />
    </tr>
  );
}
